import { formatMoney } from '@hearthlight/domain';
import { deskOccasionPath, type OccasionRow } from '@hearthlight/domain/desk';
import { EmptyNote, Link, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { occasionName } from './occasion-name.ts';

export interface OccasionsPageProps {
  /** The state of the request for the occasions. */
  view: PagesView<{ occasions: readonly OccasionRow[] }>;
}

/** Whom gifts are in memory or in honor of, the newest first. */
export function OccasionsPage({ view }: OccasionsPageProps) {
  const words = useWords('deskOccasions');
  return (
    <>
      <DeskHeader title={words.title} lead={words.lead} />
      <LoadedList label={words.title} view={view}>
        {({ occasions }) =>
          occasions.length === 0 ? (
            <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>
          ) : (
            occasions.map((occasion) => <OccasionItem key={occasion.id} occasion={occasion} />)
          )
        }
      </LoadedList>
    </>
  );
}

function OccasionItem({ occasion }: { occasion: OccasionRow }) {
  const words = useWords('deskOccasions');
  const { shown } = useWords('deskGifts');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h2 className="min-w-0 text-lead wrap-anywhere">
        <Link href={deskOccasionPath(occasion.id)} className="tap-target">
          <bdi>{occasionName(words, occasion)}</bdi>
        </Link>
      </h2>
      <p className="text-small tabular">
        {shown({ count: occasion.gifts })}
        {' · '}
        <bdi className="font-semibold">{formatMoney(occasion.amount)}</bdi>
      </p>
    </div>
  );
}
