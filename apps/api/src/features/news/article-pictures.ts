import type { ArticleText } from '@hearthlight/domain/desk';
import { Parser } from 'htmlparser2';

interface DescribedPicture {
  src: string;
  alt: string;
}

/** Returns the pictures in HTML with their alternative texts. */
export function picturesIn(html: string): DescribedPicture[] {
  const found: DescribedPicture[] = [];
  const parser = new Parser({
    onopentag: (name, { src = '', alt = '' }) => void (name === 'img' && found.push({ src, alt })),
  });
  parser.end(html);
  return found;
}

/** Returns the cover and the pictures of an article with their alternative texts. */
export const picturesOf = (
  text: Pick<ArticleText, 'cover_image_url' | 'detail'> & { cover_image_description: string | null },
): DescribedPicture[] => [
  { src: text.cover_image_url, alt: text.cover_image_description ?? '' },
  ...picturesIn(text.detail),
];
