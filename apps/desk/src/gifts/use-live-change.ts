import type { GiftChange } from '@hearthlight/domain/desk';
import { useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { MakeChange } from './use-previewed-change.ts';

/** Milliseconds after the last key until the entries are asked for. */
const pause = 300;

/** The schema of a form, which says whether what was entered so far is complete. */
interface Rules<Values> {
  safeParse: (typed: unknown) => { success: true; data: Values } | { success: false };
}

/**
 * A change that its form makes with one press. The entries that it would make are shown as soon as the form is
 * complete. A change in a closed month is not made before the person has seen the warning.
 */
export function useLiveChange<Input extends FieldValues, Values>(
  form: UseFormReturn<Input, unknown, Values>,
  loadRules: () => Promise<Rules<Values>>,
  onChange: MakeChange<Values>,
) {
  const [shown, setShown] = useState<{ key: string; change: GiftChange }>();
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnsavedInDialog(form.formState.isDirty);
  async function preview(values: Values) {
    const number = (latest.current += 1);
    const key = JSON.stringify(form.getValues());
    const result = await onChange(values, true);
    if (number !== latest.current) return result;
    setShown(result.ok && result.change ? { key, change: result.change } : undefined);
    return result;
  }
  const previewTyped = useEffectEvent(async () => {
    const rules = await loadRules();
    const parsed = rules.safeParse(form.getValues());
    if (parsed.success) await preview(parsed.data);
    else setShown(undefined);
  });
  const { subscribe } = form;
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        // The response to what was typed before must not be shown.
        latest.current += 1;
        timer.current = setTimeout(() => void previewTyped(), pause);
      },
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
    };
  }, [subscribe]);
  const submitted = useSubmit(form, async (values: Values) => {
    clearTimeout(timer.current);
    if (shown?.key !== JSON.stringify(form.getValues())) {
      const result = await preview(values);
      if (!result.ok || result.change?.in_closed_month) return result;
    }
    return onChange(values, false);
  });
  return { ...submitted, change: shown?.change };
}
