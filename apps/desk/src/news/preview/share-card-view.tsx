import type { ArticlePreview } from '@hearthlight/domain/desk';

export interface ShareCardViewProps {
  /** Title, description and picture of the share card. */
  card: ArticlePreview['card'];
}

/** A share card as messengers and social networks show it: picture, site, title and description. */
export function ShareCardView({ card: { address, description, picture, title } }: ShareCardViewProps) {
  return (
    <figure className="overflow-hidden rounded-pane border-frame border-line bg-paper">
      <img src={picture.src} alt={picture.alt} className="aspect-[1.91] w-full bg-paper-deep object-cover" />
      <figcaption className="grid gap-1 bg-paper-warm px-4 py-3 text-small">
        <span dir="ltr" className="text-label text-ink-soft rtl:text-end">
          {new URL(address).host}
        </span>
        <b dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </b>
        <span dir="auto" className="line-clamp-2 wrap-anywhere text-ink-soft">
          {description}
        </span>
      </figcaption>
    </figure>
  );
}
