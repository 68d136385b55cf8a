'use client';

import { newestFirst, type ImpactUpdate } from '@hearthlight/domain';
import { useMemo } from 'react';

import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { Panel } from '../../components/layout/panel.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { RevealGrid } from '../parts/reveal-grid.tsx';
import { ImpactUpdateCard } from './impact-update-card.tsx';

export interface UpdatesPaneProps {
  /** In any order; shown newest first. */
  updates: ReadonlyArray<ImpactUpdate>;
}

/** All impact updates, the newest one large. */
export function UpdatesPane({ updates }: UpdatesPaneProps) {
  const words = useWords('dashboard');
  const sorted = useMemo(() => newestFirst(updates), [updates]);
  return (
    <Panel title={words.touchingTestimonials} bare={sorted.length > 0}>
      {sorted.length === 0 ? (
        <EmptyNote title={words.noUpdatesYet}>{words.newsOfWhatDonationsHave2}</EmptyNote>
      ) : (
        <RevealGrid
          columns={2}
          items={sorted}
          itemKey={({ date_published = '', description }, index) =>
            `${index} ${date_published} ${description.slice(0, 20)}`
          }
          labels={{ more: words.showMoreUpdates, shown: words.shownUpdates }}
        >
          {(update, index) => <ImpactUpdateCard update={update} lead={index === 0} />}
        </RevealGrid>
      )}
    </Panel>
  );
}
