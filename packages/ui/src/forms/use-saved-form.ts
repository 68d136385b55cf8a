'use client';

import type { Result } from '@hearthlight/domain';
import type { DefaultValues, FieldValues } from 'react-hook-form';

import { type LoadRules, useDomainForm } from './use-domain-form.ts';
import { useSubmit } from './use-submit.ts';
import { useUnsaved } from './use-unsaved.ts';

/**
 * A form that saves an entry and stays open. It reports to `UnsavedProvider` whether its fields differ from what was
 * saved last. `onSubmit` gets the values that the rules return, and what was typed.
 */
export function useSavedForm<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
  entry: Input & DefaultValues<Input>,
  onSubmit: (values: Output, typed: Input) => Promise<Result>,
) {
  const form = useDomainForm(loadRules, entry);
  const { submit, pending, result } = useSubmit(form, async (values: Output) => {
    // As typed: the rules trim, and fields can change while the call is pending.
    const typed = structuredClone(form.getValues());
    const received = await onSubmit(values, typed);
    if (received.ok) form.resetDefaultValues(typed);
    return received;
  });
  useUnsaved(form.formState.isDirty);
  return { form, submit, pending, result };
}
