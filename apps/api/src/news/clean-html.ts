import { articleHtml, isArticleLink, isArticlePicture, isForWriters, stripHtml } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

import { escapeHtml } from '../html.ts';
import { ActionError } from '../staff/action.ts';

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

/** Whether a text has too many levels of elements. Reads no further than the first that is too deep. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth > maxDepth) parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth > maxDepth;
}

const sanitize = (html: string) => sanitizeHtml(html, options).trim();

/** Sanitizes the HTML of an article. Throws an `ActionError` for a text with too many levels of elements, or too long. */
export function cleanHtml(html: string): string {
  requireLength(html);
  if (isTooDeep(html)) {
    throw new ActionError(`The text has more than ${maxDepth} elements inside each other.`, {
      sentence: () => words.textTooDeep,
      field: 'detail',
    });
  }
  const clean = sanitize(html);
  requireLength(clean);
  return clean;
}

/** Throws an `ActionError` for the text of an article that is too long. Escaping makes texts longer. */
export function requireLength(text: string): void {
  if (text.length <= deskLimits.detail) return;
  throw new ActionError(`The text has more than ${deskLimits.detail} characters.`, {
    sentence: () => words.textTooLong,
    field: 'detail',
  });
}

/** Sanitizes the HTML of a stored article to show it. Earlier versions stored texts of any depth: they become plain text. */
export const shownHtml = (html: string): string =>
  isTooDeep(html) ? escapeHtml(stripHtml(html)) : sanitize(html);
