import sanitizeHtml from 'sanitize-html';

/** What a story is made of: text, headings below the page's own, lists, quotes, pictures and links. */
const options: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li blockquote strong em b i a img figure figcaption br hr code pre table thead tbody tr th td sup sub'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
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
