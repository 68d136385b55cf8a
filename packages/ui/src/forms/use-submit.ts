import { sentences, type Result } from '@hearthlight/domain';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

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
 *   where the fields show it already.
 * - When the values break the rules, react-hook-form shows the errors and focuses the first invalid field.
 * - `fields` of a refusal are set on their fields. The first of them in document order receives the focus.
 * - An exception, such as a lost connection, becomes a refusal with `sentences.generic`.
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onSubmit: (values: Output) => Result | Promise<Result>,
  { onSucceeded }: SubmitOptions<Output> = {},
) {
  const busy = useRef(false);
  const firstInvalid = useRef<HTMLElement>(undefined);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();

  // After the errors are rendered, so that the focused field is described by its error.
  useEffect(() => {
    if (result) firstInvalid.current?.focus();
  }, [result]);

  async function send(values: Output, controls: HTMLElement[]) {
    setPending(true);
    const received = await resultOf(onSubmit, values);
    if (received.ok) {
      firstInvalid.current = undefined;
      setResult(received);
      onSucceeded?.(values);
    } else refuse(received, controls);
  }

  function refuse(refusal: Refusal, controls: HTMLElement[]) {
    const { fields = {} } = refusal;
    for (const [name, message] of Object.entries(fields))
      if (isFieldOf(form, name)) form.setError(name, { type: 'server', message });
    const shown = controls.flatMap((control) => fields[nameOf(control)] ?? []);
    firstInvalid.current = controls.find((control) => fields[nameOf(control)] !== undefined);
    setResult({ ...refusal, message: formMessage(refusal, shown) });
  }

  async function submitOnce(controls: HTMLElement[]) {
    try {
      await form.handleSubmit((values) => send(values, controls))();
    } catch {
      // The rules could not be loaded, so nothing was validated or sent.
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
    setResult(undefined);
    const controls = Array.from(event.currentTarget.elements);
    void submitOnce(controls.filter((control) => control instanceof HTMLElement));
  }

  return { submit, pending, result };
}

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

function isFieldOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string,
): name is FieldPath<Input> {
  return name in form.getValues();
}

async function resultOf<Output>(
  onSubmit: (values: Output) => Result | Promise<Result>,
  values: Output,
): Promise<Result> {
  try {
    return await onSubmit(values);
  } catch {
    return { ok: false, message: sentences.generic };
  }
}

/** Returns the message for the whole form: one that no field shows, or nothing if every message is shown by a field. */
function formMessage({ message, fields = {} }: Refusal, shown: string[]) {
  if (message !== undefined && !shown.includes(message)) return message;
  const notShown = Object.values(fields).find((sentence) => !shown.includes(sentence));
  return notShown ?? (shown.length > 0 ? undefined : sentences.generic);
}
