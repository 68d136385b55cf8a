import { formatDateTime, type Result } from '@hearthlight/domain';
import type { ArticleText, Revision, RevisionRow } from '@hearthlight/domain/desk';
import { type MorePages, PagedList, Select, Sheet, useWords } from '@hearthlight/ui';

import { ActionButton } from '../../account/action-button.tsx';
import { Loaded, type View } from '../../frame/loaded.tsx';
import type { PagesView } from '../../parts/loaded-list.tsx';
import { sameText } from '../same-text.ts';
import { TextComparison } from './text-comparison.tsx';
import { VersionList } from './version-list.tsx';

type HistoryView = PagesView<{ versions: readonly RevisionRow[] }>;

/** The two versions that are compared. */
interface Compared {
  shown: Revision;
  other: Revision;
}

export interface ArticleHistoryPageProps {
  /** The campaigns, for their titles. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** The number of the article. */
  articleId: number;
  /** The state of the request for the versions. */
  view: HistoryView;
  /** The state of the request for the two versions that are compared. */
  compared: View<Compared>;
  /** The newest text. A version that equals it cannot be restored. */
  current: ArticleText;
  /** Chooses the version with which the shown one is compared. */
  onCompare: (number: number) => void;
  /** Makes the shown version the newest one. */
  onRestore: (number: number) => Promise<Result>;
}

/** The earlier versions of an article: two are compared, and one can be restored. */
export function ArticleHistoryPage({ view, ...page }: ArticleHistoryPageProps) {
  const words = useWords('deskNews');
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft">{words.historyLead}</p>
      <Loaded view={view} rows={4}>
        {(list) =>
          list.versions.length < 2 ? (
            <Sheet aria-label={words.versions}>{words.onlyVersion}</Sheet>
          ) : (
            <Versions {...list} {...page} />
          )
        }
      </Loaded>
    </>
  );
}

type VersionsProps = Omit<ArticleHistoryPageProps, 'view'> & MorePages & { versions: readonly RevisionRow[] };

function Versions({ articleId, versions, compared, onShowMore, nextPage, ...comparing }: VersionsProps) {
  const words = useWords('deskNews');
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] [&>*]:min-w-0">
      <PagedList label={words.versions} onShowMore={onShowMore} nextPage={nextPage}>
        <div className="-mx-3 max-h-96 overflow-y-auto wide:max-h-none">
          <VersionList
            articleId={articleId}
            versions={versions}
            shown={compared.status === 'ready' ? compared.shown.number : undefined}
          />
        </div>
      </PagedList>
      <Loaded view={compared} rows={3}>
        {(versionsOf) => <Comparison versions={versions} {...versionsOf} {...comparing} />}
      </Loaded>
    </div>
  );
}

interface ComparisonProps
  extends Pick<ArticleHistoryPageProps, 'campaigns' | 'current' | 'onCompare' | 'onRestore'>, Compared {
  versions: ReadonlyArray<RevisionRow>;
}

function Comparison({ versions, shown, other, current, ...page }: ComparisonProps) {
  const { campaigns, onCompare, onRestore } = page;
  const words = useWords('deskNews');
  const nameOf = ({ at, by }: RevisionRow) => words.versionOf({ time: formatDateTime(at), name: by });
  // The earlier one first, in whichever order they were chosen.
  const [before, after] = shown.number < other.number ? [shown, other] : [other, shown];
  return (
    <Sheet aria-label={words.comparison}>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-5">
        <Select
          className="min-w-0 flex-1 basis-64"
          label={words.compareWith}
          options={versions
            .filter(({ number }) => number !== shown.number)
            .map((version) => ({ value: String(version.number), label: nameOf(version) }))}
          value={String(other.number)}
          onChange={({ currentTarget }) => onCompare(Number(currentTarget.value))}
        />
        {shown.number !== versions[0]?.number && !sameText(shown.text, current) && (
          <ActionButton action={() => onRestore(shown.number)}>{words.restore}</ActionButton>
        )}
      </div>
      <p className="mb-5 text-small text-ink-soft">
        {words.comparisonLead({ before: nameOf(before), after: nameOf(after) })}
      </p>
      <TextComparison before={before.text} after={after.text} campaigns={campaigns} />
    </Sheet>
  );
}
