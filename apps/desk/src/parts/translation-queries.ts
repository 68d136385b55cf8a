import type { QueryClient } from '@tanstack/react-query';

import { type DeskCallFailure, toResult } from '../api/send.ts';
import type { TranslationResult } from './use-edited-translation.ts';

interface Translated<Texts> {
  language: string;
  translation: Texts | null;
}

/**
 * Puts a translation that was saved or removed into the loaded list. If somebody else has saved it meanwhile, loads the
 * list again, so that their text is shown.
 */
export async function keepTranslation<Texts>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  result: { ok: true; response: Translated<Texts> } | DeskCallFailure,
): Promise<TranslationResult<Texts>> {
  if (!result.ok) {
    const isConflict = result.status === 409;
    if (isConflict) await queryClient.refetchQueries({ queryKey, exact: true });
    return { ...toResult(result), isConflict };
  }
  const { response } = result;
  queryClient.setQueryData<{ translations: Translated<Texts>[] }>(
    queryKey,
    (known) =>
      known && {
        translations: known.translations.map((each) =>
          each.language === response.language ? response : each,
        ),
      },
  );
  return { ok: true, saved: response.translation };
}
