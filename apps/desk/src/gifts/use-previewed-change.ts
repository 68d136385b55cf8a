import type { Result } from '@hearthlight/domain';
import type { GiftChange } from '@hearthlight/domain/desk';
import { useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The outcome of a change of a gift, or of its preview. */
export type ChangeResult = Result & { change?: GiftChange };

/** Makes a change, or only previews it. A change that cannot be undone needs the password. */
export type MakeChange<Values> = (values: Values, preview: boolean, password?: string) => Promise<ChangeResult>;

/** The two steps of a change that cannot be undone: the form, whose submit previews it, and the entries to confirm. */
export function usePreviewedChange<Input extends FieldValues, Values>(
  form: UseFormReturn<Input, unknown, Values>,
  onChange: MakeChange<Values>,
) {
  const [previewed, setPreviewed] = useState<{ values: Values; change: GiftChange }>();
  useUnsavedInDialog(form.formState.isDirty);
  const submitted = useSubmit(form, async (values: Values) => {
    const result = await onChange(values, true);
    if (result.ok && result.change) setPreviewed({ values, change: result.change });
    return result;
  });
  return {
    ...submitted,
    preview: previewed && {
      change: previewed.change,
      onBack: () => setPreviewed(undefined),
      onConfirm: (password: string) => onChange(previewed.values, false, password),
    },
  };
}
