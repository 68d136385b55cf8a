import { articleHtml, isArticleLink, isArticlePicture, isForWriters, stripHtml } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

import { ActionError } from '../../actions/action.ts';
import { escapeHtml } from '../../lib/html.ts';

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
    // An allowed element, because only those can be removed below with all that is in them.
    '*': (tagName, attribs) =>
      isForWriters(tagName, attribs)
        ? { tagName: 's', attribs: { hidden: '' } }
        : { tagName: tagName === 'del' ? 's' : tagName, attribs },
    h1: 'h2',
    a: (tagName, { href = '', ...others }) => ({
      tagName,
      attribs: isArticleLink(href) ? { href, ...others, rel: 'noopener nofollow' } : others,
    }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    isForWriters(tag, attribs) || (tag === 'img' && !isArticlePicture(attribs['src'] ?? '')),
};

/** Levels of elements in an article. The time to sanitize grows with the square of them. */
const maxDepth = 100;

/** Elements in an article. A long one has a few thousand. The time to sanitize grows with them. */
const maxElements = 10_000;

/** Returns which limit a text exceeds, if any. Reads no further than the first element beyond it. */
function excessOf(html: string, elements: number): 'levels' | 'elements' | undefined {
  let [count, depth] = [0, 0];
  const parser = new Parser({
    onopentagname: () => {
      count += 1;
      depth += 1;
      if (depth > maxDepth || count > elements) parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  if (depth > maxDepth) return 'levels';
  return count > elements ? 'elements' : undefined;
}

const sanitize = (html: string) => sanitizeHtml(html, options).trim();

/**
 * Sanitizes the HTML of an article. Throws an `ActionError` for a text with too many elements or levels, or too long.
 */
export function cleanHtml(html: string): string {
  requireLength(html);
  const excess = excessOf(html, maxElements);
  if (excess === 'levels') {
    throw new ActionError(words.textTooDeep, { field: 'detail' });
  }
  if (excess === 'elements') {
    throw new ActionError(words.textTooManyElements, { field: 'detail' });
  }
  const clean = sanitize(html);
  requireLength(clean);
  return clean;
}

/** Throws an `ActionError` for the text of an article that is too long. Escaping makes texts longer. */
export function requireLength(text: string): void {
  if (text.length <= deskLimits.detail) return;
  throw new ActionError(rules.textTooLong, { field: 'detail' });
}

/**
 * Sanitizes the HTML of a stored article to show it. Earlier versions stored any number of levels and elements: texts
 * with too many levels become plain text.
 */
export const shownHtml = (html: string): string =>
  excessOf(html, Infinity) === 'levels' ? escapeHtml(stripHtml(html)) : sanitize(html);
