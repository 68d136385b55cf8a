import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DashboardMenu',
  component: DashboardMenu,
  tags: ['internal'],
  args: { pane: 'dashboard' as const },
  decorators: [(Story) => <div className="max-w-[236px] bg-paper">{Story()}</div>],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Dashboard /dashboard',
      'Fundraising Campaigns /dashboard?pane=campaigns',
      'Donate /donate-now',
      'Donation History /dashboard?pane=history',
      'Impact Updates /dashboard?pane=updates',
      'Account Information /dashboard?pane=account',
      'Request Help /request-help',
      'Event Registration /dashboard?pane=events',
    ]);
  },
});

export const OneItemIsCurrent = meta.story({
  args: { pane: 'events' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Event Registration');
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: {
    pseudo,
    /* The same menu three times. */
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <div className="grid gap-6">
      <PseudoStates>{() => <DashboardMenu {...args} />}</PseudoStates>
    </div>
  ),
});
