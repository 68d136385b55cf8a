'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';

import { whenOnline } from '../lib/when-online.ts';

/** The part of a form schema of `@hearthlight/domain` that types the values. */
interface DomainForm<Input, Output> {
  _zod: { input: Input; output: Output };
}

/** Loads the schema of a form: `async () => (await import('@hearthlight/domain/forms')).signInForm`. */
export type LoadRules<Input, Output> = () => Promise<DomainForm<Input, Output>>;

/**
 * `useForm` with the rules of a form of `@hearthlight/domain`. It validates on submit, and after the first submit on
 * each change. `defaults` contains every field, so that none is ever `undefined`.
 *
 * `stored` contains values that only the browser knows, such as an unsent entry. They fill in the fields that still
 * have their default after hydration, and again when `stored` becomes another object.
 *
 * The rules are a large part of a form's code and not needed to display it. They load on the first interaction with
 * the page, or at the latest on submit.
 */
export function useDomainForm<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
  defaults: Input & DefaultValues<Input>,
  stored?: Partial<NoInfer<Input>>,
) {
  const [load] = useState(() => once(() => whenOnline(() => resolverOf(loadRules))));
  usePreload(load);
  const form = useForm<Input, unknown, Output>({
    resolver: async (...values) => (await load())(...values),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `useSubmit` focuses the first invalid field.
    shouldFocusError: false,
  });
  useValuesOfBrowser(form, defaults, stored);
  return form;
}

/**
 * Fills in `stored`, and reports what was entered before hydration. react-hook-form reads such values when it registers
 * their fields, but does not notify `useWatch` and `subscribe`.
 */
function useValuesOfBrowser<Input extends FieldValues, Output>(
  { getValues, setValues }: UseFormReturn<Input, unknown, Output>,
  defaults: Input,
  stored: Partial<Input> | undefined,
): void {
  const fillIn = useEffectEvent((known: Partial<Input>) => {
    const values = { ...getValues() };
    let isChanged = false;
    for (const name in values) {
      if (values[name] === defaults[name]) values[name] = known[name] ?? defaults[name];
      isChanged ||= values[name] !== defaults[name];
    }
    // `shouldDirty` notifies the subscribers even if the form has the values already.
    if (isChanged) setValues(values, { shouldDirty: true });
  });
  useEffect(() => fillIn(stored ?? {}), [stored]);
}

async function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
): Promise<Resolver<Input, unknown, Output>> {
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), loadRules()]);
  return zodResolver(rules);
}

/** Calls `load` once, and again only after a failure. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
}

/** Loads on the first interaction with the page. A failure is ignored here: submitting tries again. */
function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    const interactions = ['focusin', 'pointerdown'];
    for (const interaction of interactions) document.addEventListener(interaction, preload, { once: true });
    return () => {
      for (const interaction of interactions) document.removeEventListener(interaction, preload);
    };
  }, [load]);
}
