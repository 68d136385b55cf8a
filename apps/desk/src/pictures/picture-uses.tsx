import { deskArticlePath, type DeskPicture } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

type Use = DeskPicture['used_by'][number];

export interface PictureUsesProps {
  /** Articles, campaigns and updates with this picture. */
  uses: ReadonlyArray<Use>;
}

/** Returns the page on which a use can be changed. */
const pathOf = ({ kind, id }: Use) =>
  kind === 'news' ? deskArticlePath(id) : `/desk/${kind === 'campaign' ? 'campaigns' : 'updates'}/${id}`;

/** Where a picture is used, with links to the pages on which that can be changed. */
export function PictureUses({ uses }: PictureUsesProps) {
  const words = useWords('deskPictures');
  return (
    <section aria-label={words.usedIn} className="grid gap-2">
      <h3 className="font-sans text-small font-semibold">{words.usedIn}</h3>
      {uses.length === 0 && <p className="text-small text-ink-soft">{words.unused}</p>}
      <ul className="text-small">
        {uses.map((use) => (
          <li key={pathOf(use)}>
            <Link href={pathOf(use)} className="inline-flex min-h-11 items-center">
              <bdi className="wrap-anywhere">{use.title || words.untitled}</bdi>
            </Link>{' '}
            <span className="text-label text-ink-soft">{words[use.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
