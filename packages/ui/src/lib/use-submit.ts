import { sentences } from '@hearthlight/domain';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import type { FormResult } from './form-result.ts';

/** How the last submit ended; `message` is there when a sentence is to be shown for the whole form. */
export interface SubmitResult {
  status: 'succeeded' | 'refused';
  message: string | undefined;
}

interface Outcome {
  result: SubmitResult;
  firstBad?: HTMLElement | undefined;
}

interface SubmitOptions<Output> {
  /** Called after `{ ok: true }`: the place to clear fields, which otherwise keep what was typed. */
  onSucceeded?: (values: Output) => void;
}

/**
 * Submits a react-hook-form to a function that answers a `FormResult`.
 *
 * - `submit` is for `<Form onSubmit={submit}>`. While a call is under way it does nothing: a reference
 *   is set before React renders again, so the second click of a double click makes no second call.
 * - Where the rules are broken, react-hook-form shows the sentences and focuses the first bad field.
 * - `fields` of a refusal go to their fields, and the first of them in the page's order has the focus.
 * - An exception, as when the network is gone, is the refusal `sentences.generic`.
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onSubmit: (values: Output) => FormResult | Promise<FormResult>,
  { onSucceeded }: SubmitOptions<Output> = {},
) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  // After the render that draws the sentences, so that the focused field is described by its own.
  useEffect(() => outcome?.firstBad?.focus(), [outcome]);

  async function send(values: Output, controls: HTMLElement[]) {
    setPending(true);
    const answer = await answerOf(onSubmit, values);
    if (answer.ok) {
      setOutcome({ result: { status: 'succeeded', message: answer.message } });
      onSucceeded?.(values);
    } else refuse(answer, controls);
  }

  function refuse(answer: FormResult & { ok: false }, controls: HTMLElement[]) {
    const { fields = {} } = answer;
    for (const [name, message] of Object.entries(fields))
      if (isFieldOf(form, name)) form.setError(name, { type: 'server', message });
    const firstBad = controls.find((control) => fields[nameOf(control)] !== undefined);
    const shown = controls.flatMap((control) => fields[nameOf(control)] ?? []);
    setOutcome({ result: { status: 'refused', message: formMessage(answer, shown) }, firstBad });
  }

  async function submitOnce(controls: HTMLElement[]) {
    try {
      await form.handleSubmit((values) => send(values, controls))();
    } catch {
      // The rules could not be loaded: nothing was checked and nothing sent.
      refuse({ ok: false, message: sentences.generic }, controls);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    const controls = Array.from(event.currentTarget.elements);
    void submitOnce(controls.filter((control) => control instanceof HTMLElement));
  }

  return { submit, pending, result: outcome?.result };
}

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

function isFieldOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string,
): name is FieldPath<Input> {
  return name in form.getValues();
}

async function answerOf<Output>(
  onSubmit: (values: Output) => FormResult | Promise<FormResult>,
  values: Output,
): Promise<FormResult> {
  try {
    return await onSubmit(values);
  } catch {
    return { ok: false, message: sentences.generic };
  }
}

/** The sentence for the whole form: none that stands under a field already, but never silence. */
function formMessage({ message, fields = {} }: FormResult & { ok: false }, shown: string[]) {
  if (message !== undefined && !shown.includes(message)) return message;
  const homeless = Object.values(fields).find((sentence) => !shown.includes(sentence));
  return homeless ?? (shown.length > 0 ? undefined : sentences.generic);
}
