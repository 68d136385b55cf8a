import { formatDateTime } from '@hearthlight/domain';
import { deskArticlePath, type RevisionRow } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

export interface VersionListProps {
  /** The number of the article. */
  articleId: number;
  /** The newest first. */
  versions: ReadonlyArray<RevisionRow>;
  /** The number of the version that is shown. */
  shown: number | undefined;
}

/** The versions of an article, with author and time. */
export function VersionList({ articleId, versions, shown }: VersionListProps) {
  const words = useWords('deskNews');
  return (
    <nav aria-label={words.versions}>
      <ol className="grid grid-cols-1 gap-0.5">
        {versions.map(({ at, by, number, publication, title }, index) => (
          <li key={number}>
            <Link
              variant="plain"
              href={`${deskArticlePath(articleId, 'history')}?version=${number}`}
              aria-current={number === shown ? 'true' : undefined}
              className="block rounded-control border-pine px-3.5 py-2.5 hover:bg-paper-deep aria-[current=true]:border-s-3 aria-[current=true]:bg-pine-mist aria-[current=true]:ps-2.75 forced-colors:aria-[current=true]:underline"
            >
              <span className="block font-semibold tabular">{formatDateTime(at)}</span>
              <span className="flex flex-wrap gap-x-3 text-small text-ink-soft">
                <bdi className="wrap-anywhere">{by}</bdi>
                {index === 0 && <span>{words.newest}</span>}
                {publication === 'public' && <span className="font-semibold text-completed">{words.onTheSite}</span>}
                {publication === 'scheduled' && <span className="font-semibold">{words.goesOut}</span>}
                {publication === 'former' && <span className="font-semibold">{words.wasOnTheSite}</span>}
              </span>
              <span className="line-clamp-1 text-small wrap-anywhere text-ink-soft">
                <bdi>{title}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
