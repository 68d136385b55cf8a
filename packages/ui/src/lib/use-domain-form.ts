import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';

/** What this needs to know of a form of `@hearthlight/domain`. */
export interface DomainForm<Input, Output> {
  _zod: { input: Input; output: Output };
}

/** Loads the rules of a form: `async () => (await import('@hearthlight/domain/forms')).signInForm`. */
export type LoadRules<Input, Output> = () => Promise<DomainForm<Input, Output>>;

/**
 * `useForm` with the rules of a form of `@hearthlight/domain`: checked when it is submitted, and from then on
 * at each key. `defaultValues` names every field, so that none of them ever is `undefined`.
 *
 * The rules are a good part of a form's code and nobody needs them to look at it: they are loaded when somebody
 * first touches the page, or at the latest when the form is sent.
 */
export function useDomainForm<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const [load] = useState(() => once(() => resolverOf(loadRules)));
  usePreload(load);
  return useForm<Input, unknown, Output>({
    resolver: async (...checked) => (await load())(...checked),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

async function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  loadRules: LoadRules<Input, Output>,
): Promise<Resolver<Input, unknown, Output>> {
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), loadRules()]);
  return zodResolver(rules);
}

/** Loads once, and again only when that failed. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
}

/** Loads at the first touch of the page. A failure shows when the form is sent, which tries again. */
function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    const touches = ['focusin', 'pointerdown'];
    for (const touch of touches) document.addEventListener(touch, preload, { once: true });
    return () => {
      for (const touch of touches) document.removeEventListener(touch, preload);
    };
  }, [load]);
}
