'use client';

import { sentences, type Result } from '@hearthlight/domain';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { failure, resultOf } from './result-of.ts';

type Refusal = Result & { ok: false };

interface SubmitOptions<Output> {
  /** Called after `{ ok: true }`, for example to clear the fields. Without it they keep their values. */
  onSucceeded?: (values: Output) => void;
}

/**
 * Submits a react-hook-form to a function that returns a `Result`.
 *
 * - `submit` is for `<Form onSubmit={submit}>`. It does nothing while a call is pending. A ref is set before React
 *   renders again, so a double click makes one call.
 * - `result` is the result of the last submit. Its `message` is the sentence to show for the whole form; it is absent
 *   where the fields show it already. `clear` takes it off the screen.
 * - When the values break the rules, react-hook-form shows the errors. The first invalid field in document order
 *   receives the focus; react-hook-form would choose by the order in which components register their fields.
 * - `fields` of a refusal are set on their fields. The first of them in document order receives the focus.
 * - An exception, such as a lost connection, becomes a refusal with `sentences.generic`.
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onSubmit: (values: Output) => Result | Promise<Result>,
  { onSucceeded }: SubmitOptions<Output> = {},
) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const { result, show, clear } = useShownResult(form);

  async function send(values: Output, controls: HTMLInputElement[]) {
    setPending(true);
    const received = await resultOf(() => onSubmit(values));
    show(received, controls);
    if (received.ok) onSucceeded?.(values);
  }

  async function submitOnce(controls: HTMLInputElement[]) {
    try {
      await form.handleSubmit(
        (values) => send(values, controls),
        (errors) => focusInvalid(form, errors, controls),
      )();
    } catch {
      // The rules could not be loaded, so nothing was validated or sent.
      show(failure, controls);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    clear();
    void submitOnce(Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[name]')));
  }

  return { submit, pending, result, clear };
}

/**
 * The result of the last submit. `show` sets the sentences of a refusal on their fields and focuses the first of them.
 */
function useShownResult<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const firstInvalid = useRef<HTMLElement>(undefined);
  const [result, setResult] = useState<Result>();

  // Runs after the errors have rendered, so that the focused field is described by its error.
  useEffect(() => {
    if (result) firstInvalid.current?.focus();
  }, [result]);

  function show(received: Result, controls: HTMLInputElement[]) {
    const { fields = {} } = received.ok ? {} : received;
    for (const [name, message] of Object.entries(fields))
      if (isFieldOf(form, name)) form.setError(name, { type: 'server', message });
    const invalid = controls.filter(({ name }) => name in fields);
    firstInvalid.current = invalid[0];
    const shown = invalid.flatMap(({ name }) => fields[name] ?? []);
    setResult(received.ok ? received : { ...received, message: formMessage(received, shown) });
  }

  return { result, show, clear: () => setResult(undefined) };
}

/** Focuses the first control with an error, or else a field that is no control, such as an editor of text. */
function focusInvalid<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  errors: object,
  controls: HTMLInputElement[],
): void {
  const control = controls.find(({ name }) => name in errors);
  if (control) control.focus();
  else for (const name in errors) if (isFieldOf(form, name)) return form.setFocus(name);
}

function isFieldOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string,
): name is FieldPath<Input> {
  return name in form.getValues();
}

/** Returns the message for the whole form: one that no field shows, or nothing if every message is shown by a field. */
function formMessage({ message, fields = {} }: Refusal, shown: string[]) {
  const sentence = [message, ...Object.values(fields)].find((each) => each && !shown.includes(each));
  return sentence ?? (shown.length > 0 ? undefined : sentences.generic);
}
