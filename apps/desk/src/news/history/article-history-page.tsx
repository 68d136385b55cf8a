import { formatDateTime, type Result } from '@hearthlight/domain';
import type { Revision, RevisionRow } from '@hearthlight/domain/desk';
import { Button, Select } from '@hearthlight/ui';
import { Sheet } from '@hearthlight/ui/parts';

import { ActionButton } from '../../account/action-button.tsx';
import { ListSkeleton } from '../../frame/list-skeleton.tsx';
import { LoadFailed } from '../../frame/load-failed.tsx';
import { useWords } from '../../words/use-words.ts';
import { TextComparison } from './text-comparison.tsx';
import { VersionList } from './version-list.tsx';

type HistoryView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; versions: readonly RevisionRow[]; hasMore: boolean };

/** The two versions that are compared. */
type Compared =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; shown: Revision; other: Revision };

export interface ArticleHistoryPageProps {
  /** The campaigns, for their titles. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** The number of the article. */
  articleId: number;
  /** The state of the request for the versions. */
  view: HistoryView;
  /** The state of the request for the two versions that are compared. */
  compared: Compared;
  /** Chooses the version with which the shown one is compared. */
  onCompare: (number: number) => void;
  /** Makes the shown version the newest one. */
  onRestore: (number: number) => Promise<Result>;
  /** Requests the versions and the comparison again after a failure. */
  onRetry: () => void;
  /** Loads the next page of versions. */
  onShowMore: () => void;
}

/** The earlier versions of an article: two are compared, and one can be restored. */
export function ArticleHistoryPage({ view, ...page }: ArticleHistoryPageProps) {
  const words = useWords('deskNews');
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft">{words.historyLead}</p>
      {view.status === 'loading' && <ListSkeleton rows={4} />}
      {view.status === 'failed' && <LoadFailed onRetry={page.onRetry} />}
      {view.status === 'ready' && view.versions.length < 2 && (
        <Sheet aria-label={words.versions}>{words.onlyVersion}</Sheet>
      )}
      {view.status === 'ready' && view.versions.length >= 2 && <Versions {...view} {...page} />}
    </>
  );
}

type VersionsProps = Omit<ArticleHistoryPageProps, 'view'> & Extract<HistoryView, { status: 'ready' }>;

function Versions({ articleId, versions, hasMore, compared, onShowMore, ...comparing }: VersionsProps) {
  const names = useWords('desk');
  const words = useWords('deskNews');
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] [&>*]:min-w-0">
      <Sheet aria-label={words.versions}>
        <div className="-mx-3 max-h-96 overflow-y-auto wide:max-h-none">
          <VersionList
            articleId={articleId}
            versions={versions}
            shown={compared.status === 'ready' ? compared.shown.number : undefined}
          />
        </div>
        {hasMore && (
          <Button variant="quiet" size="small" className="mt-3" onClick={onShowMore}>
            {names.showMore}
          </Button>
        )}
      </Sheet>
      {compared.status === 'loading' && <ListSkeleton rows={3} />}
      {compared.status === 'failed' && <LoadFailed onRetry={comparing.onRetry} />}
      {compared.status === 'ready' && <Comparison versions={versions} {...compared} {...comparing} />}
    </div>
  );
}

interface ComparisonProps
  extends
    Pick<ArticleHistoryPageProps, 'campaigns' | 'onCompare' | 'onRestore'>,
    Omit<Extract<Compared, { status: 'ready' }>, 'status'> {
  versions: ReadonlyArray<RevisionRow>;
}

function Comparison({ versions, shown, other, campaigns, onCompare, onRestore }: ComparisonProps) {
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
        {shown.number !== versions[0]?.number && (
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
