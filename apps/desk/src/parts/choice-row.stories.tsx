import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ChoiceRow } from './choice-row.tsx';

const meta = preview.meta({
  title: 'Parts/ChoiceRow',
  component: ChoiceRow,
  tags: ['experimental'],
  args: { name: 'donor', value: '12', checked: false, onChange: fn(), children: 'Ada O’Neil-Byron' },
});

export const Default = meta.story();

/** The whole row is the target. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ada O’Neil-Byron'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    checked: true,
    children: 'AnUnbrokenName'.repeat(20),
  },
});
