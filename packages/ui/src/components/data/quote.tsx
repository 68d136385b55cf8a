import { type AttributesOf, type LayoutProps } from '../../lib/class-names.ts';
import { Avatar } from '../media/avatar.tsx';

export interface QuoteProps extends LayoutProps, AttributesOf<'figure', 'children'> {
  /** The quoted text, without quotation marks. */
  quote: string;
  /** Name of the author. */
  author: string;
  /** More about the author, such as place, reason and year. */
  detail?: string;
  /** Address of the author's portrait. */
  picture?: string;
}

/**
 * A large quotation with its author.
 */
export function Quote({ quote, author, detail, picture, className, ...attributes }: QuoteProps) {
  return (
    <figure {...attributes} className={className}>
      <blockquote data-part="quote" className="font-display text-quote text-pretty">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4 text-small">
        {picture !== undefined && <Avatar data-part="portrait" src={picture} />}
        <span className="min-w-0 wrap-anywhere">
          <b data-part="author" className="block font-semibold">
            {author}
          </b>{' '}
          {detail !== undefined && (
            <span data-part="detail" className="text-ink-soft in-data-[on=dark]:text-on-dark-soft">
              {detail}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
