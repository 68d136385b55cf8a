import { articleHtml } from '@hearthlight/domain';
import sanitizeHtml from 'sanitize-html';

const { attributes, tags } = articleHtml;

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    ...attributes,
    a: [...attributes.a, 'rel'],
    img: [...attributes.img, 'loading'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

/** The HTML of a story with everything gone that could run, load from elsewhere or disturb the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
