import { articleHtml, isArticleLink, isArticlePicture } from '@hearthlight/domain';
import sanitizeHtml from 'sanitize-html';

const { attributes, tags } = articleHtml;

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    ...attributes,
    a: [...attributes.a, 'rel'],
    img: [...attributes.img, 'loading'],
  },
  // Addresses are checked by the domain's rule below, as in the browser.
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '', ...others }) => ({
      tagName,
      attribs: isArticleLink(href) ? { href, ...others, rel: 'noopener nofollow' } : others,
    }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isArticlePicture(attribs['src'] ?? ''),
};

/** Sanitizes the HTML of an article. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
