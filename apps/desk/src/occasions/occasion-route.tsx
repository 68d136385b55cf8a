import type { Occasion, OccasionEntered, OccasionMerge } from '@hearthlight/domain/desk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foundation } from 'virtual:content/foundation';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { useMay } from '../session/me.ts';
import { siteLanguages } from '../words/site-languages.ts';
import { searchOccasions } from './calls.ts';
import { OccasionLetter } from './occasion-letter.tsx';
import { OccasionPage } from './occasion-page.tsx';
import { occasionsKey } from './queries.ts';

const occasionQuery = (id: number) =>
  queryOptions({
    queryKey: [...occasionsKey, 'one', id],
    queryFn: ({ signal }) => fetchCall('readOccasion', { params: { id }, signal }),
  });

export function Component() {
  const view = useEntry(occasionQuery);
  return <Loaded view={view}>{({ entry }) => <Opened key={entry.id} occasion={entry} />}</Loaded>;
}

function Opened({ occasion: { id }, occasion }: { occasion: Occasion }) {
  const params = { id };
  const queryClient = useQueryClient();
  const [isLetterOpen, setLetterOpen] = useState(false);
  return (
    <OccasionPage
      occasion={occasion}
      mayChange={useMay('books.write')}
      onEdit={useChange(
        (values: OccasionEntered, version: number) =>
          fetchCall('editOccasion', { params, request: { ...values, version } }),
        // A refusal means that it was changed meanwhile.
        { onSettled: () => queryClient.invalidateQueries({ queryKey: occasionsKey }) },
      )}
      onSearch={searchOccasions}
      onPreviewMerge={useChange(
        (merged: number) => fetchCall('previewOccasionMerge', { params, request: { merged } }),
        { resultOf: (merge) => ({ merge }) },
      )}
      onMerge={useChange(
        ({ count, merged }: OccasionMerge, password: string) =>
          fetchCall('mergeOccasions', { params, request: { merged: merged.id, count, password } }),
        { onSuccess: () => queryClient.invalidateQueries() },
      )}
      onShowLetter={() => setLetterOpen(true)}
      letter={isLetterOpen && <Letter id={id} onClose={() => setLetterOpen(false)} />}
    />
  );
}

function Letter({ id, onClose }: { id: number; onClose: () => void }) {
  const [language, setLanguage] = useState<string>(foundation.languages[0]);
  const letter = useQuery({
    queryKey: [...occasionsKey, 'letter', id, language],
    queryFn: ({ signal }) => fetchCall('occasionLetter', { params: { id }, query: { language }, signal }),
    // Whoever has changed a gift or a name in another tab prints what is true now.
    gcTime: 0,
  });
  return (
    <OccasionLetter
      html={letter.data?.html}
      isFailed={letter.isError}
      language={language}
      languages={siteLanguages}
      onLanguage={setLanguage}
      onClose={onClose}
    />
  );
}
