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
  // The domain's rule decides about addresses, here and in the browser.
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

/** Returns the HTML of an article without anything that could run, load from elsewhere or disturb the page. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
