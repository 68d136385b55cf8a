'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls `onEntryChange` at each change of a form with what a person entered: the fields that differ from `defaults`.
 */
export function useEntryChange<Values extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  defaults: Values,
  onEntryChange: (entry: Partial<Values>) => void,
): void {
  const notify = useEffectEvent((values: Values) => onEntryChange(entryOf(values, defaults)));
  // Before the effect of `useDomainForm` that reports what was entered before hydration.
  useLayoutEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [subscribe],
  );
}

function entryOf<Values extends FieldValues>(values: Values, defaults: Values): Partial<Values> {
  const entry: Partial<Values> = {};
  for (const name in values) if (values[name] !== defaults[name]) entry[name] = values[name];
  return entry;
}
