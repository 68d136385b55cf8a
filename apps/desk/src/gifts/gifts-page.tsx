import type { Result } from '@hearthlight/domain';
import type { GiftRow, GiftTotals } from '@hearthlight/domain/desk';
import { EmptyNote, Link, useWords, type Words } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';
import { DeskHeader } from '../frame/desk-header.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { GiftFilterForm, type GiftFilterFormProps } from './gift-filter-form.tsx';
import { GiftSums } from './gift-sums.tsx';
import { GiftTable } from './gift-table.tsx';
import { RecordGift, type RecordGiftProps } from './record-gift.tsx';

interface ListedGifts {
  gifts: readonly GiftRow[];
  /** Whether a search matches more givers than the list can show. */
  hasMoreGivers: boolean;
}

export interface GiftsPageProps extends GiftFilterFormProps {
  /** The state of the request for the gifts. */
  view: PagesView<ListedGifts>;
  /** The sums of all gifts that the filter selects, once they are loaded. */
  totals: GiftTotals | undefined;
  /**
   * The address of the same gifts as a file. For a search, which no address may contain, the function that saves the
   * file.
   */
  file: string | (() => Promise<Result>);
  /** Props of the form that records a gift; absent for a role that may not. */
  record: Omit<RecordGiftProps, 'choices'> | undefined;
}

/** The list of gifts. */
export function GiftsPage({ view, totals, file, record, ...filter }: GiftsPageProps) {
  const words = useWords('deskGifts');
  const names = useWords('desk');
  const { donor, giver_of: gift } = filter.filter;
  const isFiltered = Boolean(filter.search?.search) || Object.values(filter.filter).some(Boolean);
  const choices = filter.choices ?? { methods: [], campaigns: [] };
  return (
    <>
      <DeskHeader
        title={names.gifts}
        lead={leadOf(words, { donor, gift })}
        action={record && <RecordGift {...record} choices={choices} />}
      />
      <GiftFilterForm {...filter} imported={totals?.import} />
      <LoadedList label={names.gifts} view={view}>
        {({ gifts, hasMoreGivers }) =>
          gifts.length === 0 ? (
            <EmptyNote title={isFiltered ? words.empty : words.none}>
              {isFiltered ? names.noneMatchLead : words.noneLead}
            </EmptyNote>
          ) : (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <GiftSums totals={totals} />
                {typeof file === 'string' ? (
                  <Link variant="button-secondary" size="small" href={file} download>
                    {names.downloadCsv}
                  </Link>
                ) : (
                  <ActionButton action={file}>{names.downloadCsv}</ActionButton>
                )}
                {hasMoreGivers && <p className="w-full text-small">{words.moreGivers}</p>}
              </div>
              <GiftTable gifts={gifts} />
            </>
          )
        }
      </LoadedList>
    </>
  );
}

/** Says whose gifts are listed. */
function leadOf(words: Words['deskGifts'], { donor, gift }: { donor: string | undefined; gift: string | undefined }) {
  if (donor) return words.ofDonor({ number: donor });
  return gift ? words.ofGiver({ number: gift }) : words.lead;
}
