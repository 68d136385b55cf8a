import { limits } from './limits.ts';

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

/**
 * The plain text of HTML: tags, comments, scripts and styles gone, entities decoded, white space folded.
 * For excerpts only. It is not a sanitiser: its answer is text and must be shown as text.
 */
export function stripHtml(html: string): string {
  return removeTags(html)
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Walks the text once, so that a hundred kilobytes of `<` cost no more than a hundred kilobytes of prose. Only the
 * letters of tag names are lowered, because others, such as `İ`, grow longer by it and would shift every place.
 */
function removeTags(html: string): string {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const kept: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
      kept.push(html.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    kept.push(html.slice(at, open), ' ');
    at = endOfTag(lower, open);
  }
  kept.push(html.slice(at));
  return kept.join('');
}

/** Where the text goes on after the tag, comment, script or style that opens at `open`; the end if it never closes. */
function endOfTag(lower: string, open: number): number {
  const closing = ['<!--', '<script', '<style'].findIndex((start) => lower.startsWith(start, open));
  const end = ['-->', '</script>', '</style>'][closing] ?? '>';
  const found = lower.indexOf(end, open + 1);
  return found === -1 ? lower.length : found + end.length;
}

/** The first `length` characters and `ellipsis`, or the text as it is when it is no longer than that. */
export function truncate(text: string, length: number, ellipsis = '...'): string {
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, 2 * length + 2));
  return points.length <= length ? text : points.slice(0, length).join('') + ellipsis;
}

/** What a news card tells of an article: its text without HTML, cut at 420 characters plus an ellipsis (`spec §2`). */
export function excerptOf(html: string): string {
  return truncate(stripHtml(html), limits.truncate.excerpt, '…');
}

/** The tags of an article, which come as one comma-separated string. */
export function tagsOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
