import { type DeskUpdate, deskUpdatePath } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router-dom';

import { type DeskResult, send } from '../api/send.ts';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { keepTranslation } from '../parts/translation-queries.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { updateQuery, updatesKey, updateTranslationsQuery } from './queries.ts';
import { UpdateTranslations } from './update-translations.tsx';

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
