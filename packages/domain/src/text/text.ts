import { limits } from '../limits.ts';

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    eacute: 'é',
    copy: '©',
    euro: '€',
  }),
);

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named.get(name) ?? whole;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : whole;
}

/** Tags inside a sentence. The others separate words. */
const inlineTag =
  /^<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)[\s/>]/;

/**
 * Returns the plain text of HTML: tags, comments, scripts and styles removed, entities decoded, white space collapsed.
 * A heading or an item of a list without a punctuation mark at its end gets a period. For excerpts only. This is not a
 * sanitizer: show the result as text, never as HTML.
 */
export function stripHtml(html: string): string {
  return removeTags(html)
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Scans the text once, so that the time is linear even for 100 kB of `<`. Lowercases ASCII letters only: others, such
 * as `İ`, get longer when lowercased, which would shift all indexes after them.
 */
function removeTags(html: string): string {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const text: string[] = [];
  let at = 0;
  let last = '';
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
      text.push(html.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    const before = html.slice(at, open);
    last = before.trimEnd().at(-1) ?? last;
    const replacement = replacementOf(lower.slice(open, open + 9), last);
    text.push(before, replacement);
    last = replacement.trim() || last;
    at = endOfTag(lower, open);
  }
  text.push(html.slice(at));
  return text.join('');
}

/** Returns the replacement of a tag that begins with `tag`. `last` is the last character before it. */
function replacementOf(tag: string, last: string): string {
  if (inlineTag.test(tag)) return '';
  return /^<\/(?:h[1-6]|li)\b/.test(tag) && /[\p{L}\p{N}]/u.test(last) ? '. ' : ' ';
}

/** Returns the index after the tag, comment, script or style that opens at `open`, or the end if it never closes. */
function endOfTag(lower: string, open: number): number {
  const closing = ['<!--', '<script', '<style'].findIndex((start) => lower.startsWith(start, open));
  const end = ['-->', '</script>', '</style>'][closing] ?? '>';
  const found = lower.indexOf(end, open + 1);
  return found === -1 ? lower.length : found + end.length;
}

/** The end of a cut text: the rest of its last word, and punctuation that does not belong before an ellipsis. */
const brokenWord = /\s+\S{0,40}$/u;
const danglingPunctuation = /[\s,.;:]+$/u;

/**
 * The first `length` code points of a longer text without a part of a flag, letter or family, and what is after them.
 */
function cutAt(text: string, length: number): { cut: string; next: string } | undefined {
  if (text.length <= length) return undefined;
  const points = Array.from(text.slice(0, 2 * length + 2));
  if (points.length <= length) return undefined;
  const { length: at } = points.slice(0, length).join('');
  const broken = new Intl.Segmenter().segment(points.join('')).containing(at);
  return { cut: text.slice(0, broken?.index), next: broken?.segment ?? '' };
}

/**
 * Returns the whole text if it has at most `length` characters (code points). A longer one is cut after its last whole
 * word within `length` and followed by `ellipsis`. A word of more than 40 characters is cut itself, and so is text
 * without spaces.
 */
export function truncate(text: string, length: number, ellipsis = '...'): string {
  const long = cutAt(text, length);
  if (!long) return text;
  const words = /\s/u.test(long.next) ? long.cut : long.cut.replace(brokenWord, '');
  return (words.replace(danglingPunctuation, '') || long.cut) + ellipsis;
}

/** Returns the first 120 characters of a user agent, plus an ellipsis if it is longer (`specification §2`). */
export function shortUserAgent(userAgent: string): string {
  const long = cutAt(userAgent, limits.truncate.userAgent);
  return long ? `${long.cut}...` : userAgent;
}

/**
 * Returns the excerpt of a news card: text without HTML, truncated at 420 characters plus an ellipsis (`specification
 * §2`). Returns an excerpt unchanged, because server-rendered pages have excerpts instead of the articles' HTML.
 */
export function excerptOf(html: string): string {
  const text = stripHtml(html);
  const isExcerpt = text.endsWith('…') && Array.from(text).length === limits.truncate.excerpt + 1;
  return isExcerpt ? text : truncate(text, limits.truncate.excerpt, '…');
}

/** Splits the comma-separated tags of an article. Empty ones are dropped. */
export function tagsOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Writes a long code as people read and type it: `RF79 0000 0056`. */
export const inGroupsOfFour = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$& ');
