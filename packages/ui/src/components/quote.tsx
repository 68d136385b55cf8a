import { Avatar } from './avatar.tsx';

export interface QuoteProps {
  quote: string;
  author: string;
  /** Place, reason, year. */
  detail?: string;
  /** A portrait of the author. */
  picture?: string;
}

/** What somebody said, large, and who it was. */
export function Quote({ quote, author, detail, picture }: QuoteProps) {
  return (
    <figure>
      <blockquote className="font-display text-quote font-[480] text-pretty">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4 text-small">
        {picture !== undefined && <Avatar src={picture} />}
        <span>
          <b className="block font-semibold">{author}</b>{' '}
          {detail !== undefined && (
            <span className="text-ink-soft in-data-[on=dark]:text-on-dark-soft">{detail}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
