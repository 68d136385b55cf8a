import { type DeskUpdate, deskUpdatePath } from '@hearthlight/domain/desk';
import { ListSkeleton, LoadFailed, TranslationsView, UpdateTranslationForm } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router-dom';

import { type DeskResult, send, toResult } from '../api/send.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { updateQuery, updatesKey, updateTranslationsQuery } from '../updates/update-queries.ts';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const { language, languages, originalLanguage } = useTranslationLanguage();
  const queryClient = useQueryClient();
  const list = useQuery(updateTranslationsQuery(id));
  if (language === undefined) return <Navigate to={deskUpdatePath(id)} replace />;
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton />;
  const stored = list.data.translations.find((each) => each.language === language)?.translation ?? null;
  const params = { id, language };
  const keep = async (result: DeskResult<'saveUpdateTranslation'>) => {
    if (result.ok) {
      const others = list.data.translations.filter((each) => each.language !== language);
      queryClient.setQueryData(updateTranslationsQuery(id).queryKey, {
        translations: [...others, result.response],
      });
      // A test mail of the former text does not count any more.
      await queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
      await queryClient.invalidateQueries({ queryKey: updateQuery(id).queryKey, exact: true });
    }
    return toResult(result);
  };
  return (
    <TranslationsView
      languages={languages}
      language={language}
      isTranslated={stored !== null}
      onRemove={async () => keep(await send('removeUpdateTranslation', { params, request: {} }))}
    >
      <UpdateTranslationForm
        key={language}
        original={update}
        originalLanguage={originalLanguage}
        language={language}
        translation={stored}
        onSubmit={async (values) =>
          keep(await send('saveUpdateTranslation', { params, request: { ...values, based_on: stored } }))
        }
      />
    </TranslationsView>
  );
}
