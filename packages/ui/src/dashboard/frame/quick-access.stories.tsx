import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { withLargeText } from '../../../../../.storybook/large-text.ts';
import { Button } from '../../components/actions/button.tsx';
import { QuickAccess } from './quick-access.tsx';

const meta = preview.meta({
  title: 'Dashboard/Frame/QuickAccess',
  component: QuickAccess,
  tags: ['stable'],
  args: { supportEmail: 'support@hearthlight.example' },
  decorators: [(Story) => <div className="desk:max-w-[240px]">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@hearthlight.example',
    );
  },
});

export const Collapses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Quick access', expanded: true });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** With large text the links do not fit beside the menu button; the arrow stays beside it. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  args: { menu: <Button size="small">Menu</Button> },
  globals: { viewport: { value: 'phone' } },
  // As wide as a phone's window, as in the dashboard.
  parameters: { layout: 'fullscreen' },
  beforeEach: withLargeText,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const arrow = canvas.getByRole('button', { name: 'Quick access' });
    const distance = () => {
      const [mine, its] = [arrow.getBoundingClientRect(), menu.getBoundingClientRect()];
      return Math.abs((mine.top + mine.bottom - its.top - its.bottom) / 2);
    };
    await expect(distance()).toBeLessThan(8);
    await userEvent.click(arrow);
    await expect(distance()).toBeLessThan(8);
  },
});
