import { formatDateTime } from '@hearthlight/domain';
import type { DeskDonor } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

export interface DonorCommentsProps {
  /** The donor's comments, the newest first. */
  comments: DeskDonor['comments'];
}

/** Comments under a donor's name, which need not be the donor's. */
export function DonorComments({ comments }: DonorCommentsProps) {
  const words = useWords('deskDonors');
  const names = useWords('deskComments');
  const { held, hidden, shown } = names;
  const states = { held, hidden, shown };
  return (
    <Panel title={words.comments}>
      {comments.length === 0 ? (
        <p className="text-ink-soft">{words.noComments}</p>
      ) : (
        <>
          <p className="mb-4 text-small text-ink-soft">{words.commentsHint}</p>
          <ul className="divide-y divide-line">
            {comments.map(({ article, comment, published_at: at, state }, index) => (
              <li key={index} className="grid gap-1 py-3.5 first:pt-0 last:pb-0">
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {comment}
                </p>
                <p className="text-small wrap-anywhere text-ink-soft">
                  <bdi>{article}</bdi>
                  {' · '}
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  {' · '}
                  {states[state]}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
