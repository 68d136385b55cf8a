import { type QueryKey, useQueryClient } from '@tanstack/react-query';

import { useChange } from '../api/use-change.ts';
import type { TranslationResult } from './use-edited-translation.ts';

interface Translated<Texts> {
  language: string;
  translation: Texts | null;
}

/**
 * Saves or removes a translation, and puts it into the loaded list. If somebody else has saved it meanwhile, loads the
 * list again, so that their text is shown.
 */
export function useTranslationChange<Input extends unknown[], Texts>(
  queryKey: QueryKey,
  change: (...input: Input) => Promise<Translated<Texts>>,
  onSuccess: () => unknown = () => undefined,
): (...input: Input) => Promise<TranslationResult<Texts>> {
  const queryClient = useQueryClient();
  const save = useChange(change, {
    resultOf: ({ translation }) => ({ saved: translation }),
    onSuccess: async (saved) => {
      queryClient.setQueryData<{ translations: Translated<Texts>[] }>(
        queryKey,
        (known) =>
          known && {
            translations: known.translations.map((each) => (each.language === saved.language ? saved : each)),
          },
      );
      await onSuccess();
    },
  });
  return async (...input) => {
    const result = await save(...input);
    const isConflict = result.status === 409;
    if (isConflict) await queryClient.refetchQueries({ queryKey, exact: true });
    return { ...result, isConflict };
  };
}
