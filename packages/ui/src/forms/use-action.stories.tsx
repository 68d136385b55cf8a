import { sentences, type Result } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { Button } from '../components/actions/button.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { useAction } from './use-action.ts';

interface ExampleProps {
  onSend: () => Promise<Result>;
}

/** A button with its refusal. */
function Example({ onSend }: ExampleProps) {
  const { run, pending, result } = useAction<'send'>();
  return (
    <div className="grid justify-items-start gap-4">
      <Button pending={pending === 'send'} onClick={() => void run('send', onSend)}>
        Send
      </Button>
      <FormNotice result={result?.ok === false ? result : undefined} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Product/Forms/useAction',
  component: Example,
  tags: ['internal'],
  args: { onSend: resolvesTo({ ok: true, message: 'Sent.' }) },
});

export const Default = meta.story();

/** A double click makes one call. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSend: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The message of a refusal, the sentence of a field, or the general one. None is left after a success. */
export const Refused = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onSend
      .mockResolvedValueOnce({ ok: false, message: 'Too late.', fields: { amount: 'Too much.' } })
      .mockResolvedValueOnce({ ok: false, fields: { amount: 'Too much.' } })
      .mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    for (const sentence of ['Too late.', 'Too much.', sentences.generic]) {
      await press(canvas, 'Send');
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    }
    await press(canvas, 'Send');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
