import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { Honeypot } from './honeypot.tsx';

const meta = preview.meta({
  title: 'Library/Forms/Honeypot',
  component: Honeypot,
  tags: ['internal'],
  args: { ref: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

/** In the page, but neither in the tab order nor in the accessibility tree. */
export const OutOfReach = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="website"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
