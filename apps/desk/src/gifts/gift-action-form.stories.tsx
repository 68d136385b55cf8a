import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aGiftWithHistory, aRefund, grace, someChoices } from './fixtures/index.ts';
import { GiftActionForm, type GiftActionFormProps } from './gift-action-form.tsx';

const change = async () => ({ ok: true, change: aRefund() }) as const;

const meta = preview.meta({
  title: 'Gifts/GiftActionForm',
  component: GiftActionForm,
  tags: ['internal'],
  args: {
    action: 'correct' as const,
    shown: aGiftWithHistory(),
    choices: someChoices,
    today: '2026-11-24',
    onSearch: fn<GiftActionFormProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onCorrect: fn<GiftActionFormProps['onCorrect']>(change),
    onRefund: fn<GiftActionFormProps['onRefund']>(change),
    onTakeBack: fn<GiftActionFormProps['onTakeBack']>(change),
    onChangeGiver: fn<GiftActionFormProps['onChangeGiver']>(change),
  },
});

export const Default = meta.story();

/** The other forms have their own stories. */
export const Refund = meta.story({
  args: { action: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Refund' })).toBeVisible();
  },
});
