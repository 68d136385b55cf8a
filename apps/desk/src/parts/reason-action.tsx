import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, TextArea } from '@hearthlight/ui';
import { refusalOf, replaceFocused, useDomainForm, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useEffect, useRef, useState } from 'react';

export interface ReasonActionProps {
  /** The button's text, and the accessible name of the form. */
  label: string;
  /** Label of the field for the reason. */
  reasonLabel: string;
  /** Where the reason is kept. */
  reasonHint?: string;
  /** Text of the button that closes the form. */
  backLabel: string;
  /** Called with the reason. A refusal is shown in the form. */
  onAct: (reason: string) => Promise<Result>;
}

/** A button that asks for the reason before it acts. */
export function ReasonAction(props: ReasonActionProps) {
  const { label } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (open) {
    const onBack = () => replaceFocused(() => setOpen(false), button);
    return <ReasonForm {...props} onBack={onBack} />;
  }
  return (
    <Button ref={button} size="small" variant="secondary" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).reasonForm;

function ReasonForm(props: ReasonActionProps & { onBack: () => void }) {
  const { label, reasonLabel, reasonHint, backLabel, onAct, onBack } = props;
  const form = useDomainForm(loadRules, { reason: '' });
  const { setFocus } = form;
  useUnsavedInDialog(form.formState.isDirty);
  // The focus was on the button that this form replaces.
  useEffect(() => setFocus('reason'), [setFocus]);
  const { submit, pending, result } = useSubmit(form, ({ reason }) => onAct(reason));
  return (
    <Form aria-label={label} onSubmit={submit} className="grid w-full gap-4">
      <TextArea
        label={reasonLabel}
        hint={reasonHint}
        error={form.formState.errors.reason?.message}
        rows={2}
        {...form.register('reason')}
      />
      <FormNotice result={refusalOf(result)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={pending}>
          {label}
        </Button>
        <Button size="small" variant="secondary" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </Form>
  );
}
