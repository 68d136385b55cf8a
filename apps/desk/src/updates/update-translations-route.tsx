import { type DeskUpdate, deskUpdatePath, type UpdateTranslation } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useOutletContext } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { viewOf } from '../api/view-of.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useTranslationChange } from '../parts/translation-queries.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { updateQuery, updatesKey, updateTranslationsQuery } from './queries.ts';
import { UpdateTranslations } from './update-translations.tsx';

export function Component() {
  const update = useOutletContext<DeskUpdate>();
  const { id } = update;
  const { language = '', ...languages } = useTranslationLanguage();
  const params = { id, language };
  const queryClient = useQueryClient();
  const { queryKey, ...query } = updateTranslationsQuery(id);
  const view = viewOf(useQuery({ queryKey, ...query }), ({ translations }) => ({
    stored: translations.find((each) => each.language === language)?.translation ?? null,
  }));
  async function refresh() {
    // A test mail of the former text does not count any more.
    await queryClient.invalidateQueries({ queryKey: [...updatesKey, id, 'mail'] });
    await queryClient.invalidateQueries({ queryKey: updateQuery(id).queryKey, exact: true });
  }
  const onSave = useTranslationChange(
    queryKey,
    (texts: UpdateTranslation, basedOn: UpdateTranslation | null) =>
      fetchCall('saveUpdateTranslation', { params, request: { ...texts, based_on: basedOn } }),
    refresh,
  );
  const onRemove = useTranslationChange(
    queryKey,
    (password: string) => fetchCall('removeUpdateTranslation', { params, request: { password } }),
    refresh,
  );
  if (language === '') return <Navigate to={deskUpdatePath(id)} replace />;
  return (
    <Loaded view={view}>
      {({ stored }) => (
        <UpdateTranslations
          original={update}
          language={language}
          path={deskUpdatePath(id, 'translations')}
          stored={stored}
          onSave={onSave}
          onRemove={onRemove}
          {...languages}
        />
      )}
    </Loaded>
  );
}
