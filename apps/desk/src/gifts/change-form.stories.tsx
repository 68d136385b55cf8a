import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ChangeForm, type ChangeFormProps } from './change-form.tsx';
import { aRefund } from './fixtures/index.ts';
import { ReasonField } from './reason-field.tsx';

const onConfirm = resolvesTo({ ok: true });

interface ExampleProps extends Pick<ChangeFormProps, 'label' | 'children'> {
  /** Called when the form is submitted. */
  onSubmit: () => void;
  /** Whether the preview is on its way. */
  pending: boolean;
  /** The server's reason for refusing the preview. */
  refusal: string;
}

/** The form with the steps that `usePreviewedChange` gives it. */
function Example({ label, children, onSubmit, pending, refusal }: ExampleProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <ChangeForm
      label={label}
      steps={{
        submit: (event) => {
          event.preventDefault();
          onSubmit();
          setPreviewed(true);
        },
        pending,
        result: refusal === '' ? undefined : { ok: false, message: refusal },
        preview: isPreviewed
          ? { change: aRefund(), onBack: () => setPreviewed(false), onConfirm }
          : undefined,
      }}
    >
      {children}
    </ChangeForm>
  );
}

const meta = preview.meta({
  title: 'Gifts/ChangeForm',
  component: Example,
  tags: ['experimental'],
  args: {
    label: 'Refund',
    children: <ReasonField name="reason" />,
    onSubmit: fn(),
    pending: false,
    refusal: '',
  },
});

export const Default = meta.story();

/** The entries replace the form, which keeps what was typed. Going back returns the focus to the button. */
export const GoesBack = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Charged twice');
    await press(canvas, 'Show the entries');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('form', { name: 'Refund' })).toBeNull();
    await press(canvas, 'Back');
    await expect(canvas.getByRole('button', { name: 'Show the entries' })).toHaveFocus();
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Charged twice');
  },
});

export const Pending = meta.story({ args: { pending: true } });

export const RejectedByServer = meta.story({
  args: { refusal: 'The gift was changed meanwhile. Open it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The gift was changed meanwhile.');
  },
});
