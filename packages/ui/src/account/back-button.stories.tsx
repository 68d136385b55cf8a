import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { BackButton } from './back-button.tsx';

const meta = preview.meta({
  title: 'Product/Account/BackButton',
  component: BackButton,
  tags: ['internal'],
  args: { label: 'Back to account details', onClick: fn() },
});

export const Default = meta.story({});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to account details' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
