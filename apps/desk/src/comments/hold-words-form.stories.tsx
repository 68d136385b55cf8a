import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { HoldWordsForm } from './hold-words-form.tsx';

const meta = preview.meta({
  title: 'Comments/HoldWordsForm',
  component: HoldWordsForm,
  tags: ['experimental'],
  args: { words: ['casino', 'spam.example'], onSubmit: resolvesTo({ ok: true }) },
});

const list = 'Words that hold a comment';

async function write(canvas: Canvas, text: string): Promise<void> {
  const field = canvas.getByRole('textbox', { name: list });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const Default = meta.story();

/** One on each line. Empty lines and repetitions are left out. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: list })).toHaveValue('casino\nspam.example');
    await write(canvas, 'casino\n\n cheap pills \ncasino');
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(['casino', 'cheap pills']));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const RejectedByServer = meta.story({
  args: {
    onSubmit: resolvesTo({ ok: false, fields: { words: 'Write at least two letters on each line.' } }),
  },
  play: async ({ canvas }) => {
    await write(canvas, 'x');
    await press(canvas, 'Save');
    const field = canvas.getByRole('textbox', { name: list });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at least two letters/));
    await expect(field).toHaveValue('x');
  },
});
