import { dayOf, formatDay } from '@hearthlight/domain';
import type { ActivityEntry } from '@hearthlight/domain/desk';
import { EmptyNote, Select, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { DayFilter } from '../parts/day-filter.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { useActionWords } from './action-words.ts';
import { ActivityRow } from './activity-row.tsx';

/** The filter of the log. Empty texts are no filter; days are `YYYY-MM-DD`. */
export interface ActivityFilter {
  actor: string;
  kind: string;
  from: string;
  to: string;
}

export interface ActivityPageProps {
  /** The state of the request for the entries. */
  view: PagesView<{ entries: readonly ActivityEntry[] }>;
  /** The current filter. Empty texts are no filter; days are `YYYY-MM-DD`. */
  filter: ActivityFilter;
  /** Everybody who made a change. */
  actors: ReadonlyArray<string>;
  /** Called with the complete filter when one of its fields changes. */
  onFilter: (filter: ActivityFilter) => void;
}

const options = (all: string, named: readonly (readonly [value: string, label: string])[]) => [
  { value: '', label: all },
  ...named.map(([value, label]) => ({ value, label })),
];

/** The activity log. */
export function ActivityPage({ view, filter, actors, onFilter }: ActivityPageProps) {
  const words = useWords('deskActivity');
  const names = useWords('desk');
  const { kinds } = useActionWords();
  const set = (name: keyof ActivityFilter) => ({
    value: filter[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onFilter({ ...filter, [name]: currentTarget.value }),
  });
  const day = (name: 'from' | 'to') => ({
    value: filter[name],
    onDay: (value: string) => onFilter({ ...filter, [name]: value }),
  });
  return (
    <>
      <DeskHeader title={names.activity} lead={words.lead} hasTimes />
      <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4">
        <Select
          label={words.person}
          options={options(
            words.everybody,
            actors.map((actor) => [actor, actor]),
          )}
          {...set('actor')}
        />
        <Select label={words.kind} options={options(words.everything, kinds)} {...set('kind')} />
        <DayFilter label={words.from} max={filter.to || undefined} {...day('from')} />
        <DayFilter label={words.to} min={filter.from || undefined} {...day('to')} />
      </div>
      <LoadedList label={names.activity} view={view}>
        {({ entries }) =>
          entries.length === 0 ? (
            <NoEntries filtered={Object.values(filter).some((value) => value !== '')} />
          ) : (
            <div className="grid gap-6">
              {daysOf(entries).map(([day, ofDay]) => (
                <section key={day} aria-label={formatDay(day)}>
                  <h2 className="border-b border-line pb-2 text-heading">
                    <time dateTime={day}>{formatDay(day)}</time>
                  </h2>
                  <ul className="divide-y divide-line">
                    {ofDay.map((entry) => (
                      <li key={entry.id}>
                        <ActivityRow entry={entry} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }
      </LoadedList>
    </>
  );
}

/** Returns entries by day in the foundation's time zone, in their order. */
const daysOf = (entries: readonly ActivityEntry[]) => [...Map.groupBy(entries, ({ at }) => dayOf(at))];

function NoEntries({ filtered }: { filtered: boolean }) {
  const { none, noneLead, empty, emptyLead } = useWords('deskActivity');
  return <EmptyNote title={filtered ? empty : none}>{filtered ? emptyLead : noneLead}</EmptyNote>;
}
