import type { MailDraft } from '@hearthlight/domain';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';

import { useDomainForm, type LoadRules } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';

/** How long the button stays busy once the draft is open, in ms: the second click of a double click opens no second. */
const settling = 500;

export interface MailFormOptions<Input, Output> {
  loadRules: LoadRules<Input, Output>;
  /** What every field holds at the start. */
  initial: DefaultValues<Input>;
  draftOf: (values: Output) => MailDraft;
  /** Called at every change with what is typed, so that it can be kept. */
  onChange?: ((values: Input) => void) | undefined;
  /** Opens the draft in the visitor's mail program. */
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

/**
 * A form that calls no server: it ends in a mail draft (`spec §1`). What was typed stays. `draft` is the one that
 * was opened last, gone as soon as it no longer says what the form says.
 */
export function useMailForm<Input extends FieldValues, Output extends FieldValues>({
  loadRules,
  initial,
  draftOf,
  onChange,
  onOpenDraft,
}: MailFormOptions<Input, Output>) {
  const form = useDomainForm(loadRules, initial);
  const [draft, setDraft] = useState<MailDraft>();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDraft(undefined);
          onChange?.(values);
        },
      }),
    [subscribe, onChange],
  );
  const { submit, pending, result } = useSubmit(form, async (values: Output) => {
    const made = draftOf(values);
    await onOpenDraft(made);
    setDraft(made);
    await new Promise((resolve) => setTimeout(resolve, settling));
    return { ok: true };
  });
  return { form, submit, pending, result, draft };
}
