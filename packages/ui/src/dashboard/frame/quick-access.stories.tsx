import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { QuickAccess } from './quick-access.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/QuickAccess',
  component: QuickAccess,
  tags: ['stable'],
  args: { supportEmail: 'support@hearthlight.example' },
  decorators: [(Story) => <div className="max-w-[240px]">{Story()}</div>],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
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
