import { type DeskUpdate, deskUpdatePath } from '@hearthlight/domain/desk';
import { ListSkeleton, LoadFailed, UpdateTranslations } from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router-dom';

import { keepTranslation } from '../api/keep-translation.ts';
import { type DeskResult, send } from '../api/send.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { updateQuery, updatesKey, updateTranslationsQuery } from '../updates/update-queries.ts';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const { language, languages, originalLanguage } = useTranslationLanguage();
  const queryClient = useQueryClient();
  const list = useQuery(updateTranslationsQuery(id));
  if (language === undefined) return <Navigate to={deskUpdatePath(id)} replace />;
  if (!list.data) return list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : <ListSkeleton />;
  const stored = list.data.translations.find((each) => each.language === language)?.translation ?? null;
  const params = { id, language };
  const keep = async (result: DeskResult<'saveUpdateTranslation'>) => {
    const kept = await keepTranslation(queryClient, updateTranslationsQuery(id).queryKey, result);
    // A test mail of the former text does not count any more.
    await queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
    await queryClient.invalidateQueries({ queryKey: updateQuery(id).queryKey, exact: true });
    return kept;
  };
  return (
    <UpdateTranslations
      original={update}
      originalLanguage={originalLanguage}
      languages={languages}
      language={language}
      path={deskUpdatePath(id, 'translations')}
      stored={stored}
      onSave={async (texts, basedOn) =>
        keep(await send('saveUpdateTranslation', { params, request: { ...texts, based_on: basedOn } }))
      }
      onRemove={async (password) =>
        keep(await send('removeUpdateTranslation', { params, request: { password } }))
      }
    />
  );
}
