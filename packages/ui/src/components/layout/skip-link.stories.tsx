import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './skip-link.guidance.ts';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  title: 'Library/Layout/SkipLink',
  component: SkipLink,
  tags: ['stable'],
  parameters: { guidance },
  args: { targetId: 'target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="/about" className="block py-3">
        About
      </a>
      <main id="target" tabIndex={-1}>
        <a href="/news" className="block py-3">
          News
        </a>
      </main>
    </>
  ),
});

export const Default = meta.story({ tags: ['matrix'] });

/** It is visible while it has the focus, and off screen otherwise. */
export const Keyboard = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

/** It moves the focus and adds nothing to the history. Without scripts, its address is the anchor of the target. */
export const Skips = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveAttribute('href', '#target');
    const entries = history.length;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect([history.length, location.hash]).toEqual([entries, '']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'News' })).toHaveFocus();
  },
});
