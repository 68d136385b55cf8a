import { isArticlePicture, isForWriters } from '@hearthlight/domain';
import { sanitizeHtml } from '@hearthlight/ui/parts';

import { readWordLists } from './word-lists.ts';

/** The cleaned HTML of a paste. */
export interface CleanPaste {
  /** HTML that an article may contain. */
  html: string;
  /** Number of pictures that were left out, because they are on the person's computer or another site. */
  lostPictures: number;
}

/** Inline styles that mean something, and the element that means the same. */
const meanings: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:\s*[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, figure, pre, hr, div, section, article';

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Removes what only the writers of a document see, and the comments of a Google document that was saved as a page. */
function removeWritersMarks(body: Element): void {
  for (const comment of body.querySelectorAll('a[href^="#cmnt_ref"]')) comment.closest('div, p')?.remove();
  for (const element of body.querySelectorAll('*')) {
    const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    if (isForWriters(element.localName, attributes)) element.remove();
  }
  for (const element of body.querySelectorAll('style, script, meta, link, title, .EOP, a[href^="#cmnt"]'))
    element.remove();
}

/** Google Docs wraps everything in `<b style="font-weight:normal">`, and both programs style spans. */
function readStyles(body: Element): void {
  for (const element of body.querySelectorAll('b[style*="font-weight:normal"]')) unwrap(element);
  for (const element of body.querySelectorAll('span[style]')) {
    const style = element.getAttribute('style') ?? '';
    for (const [pattern, tag] of meanings) {
      if (!pattern.test(style)) continue;
      const meaning = element.ownerDocument.createElement(tag);
      meaning.append(...element.childNodes);
      element.append(meaning);
    }
  }
  for (const struck of body.querySelectorAll('del, strike')) rename(struck, 's');
  // Without its style, a span means nothing.
  for (const span of body.querySelectorAll('span, font, ins')) unwrap(span);
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  body.normalize();
  // Underlined text looks like a link, and headings are bold already.
  for (const element of body.querySelectorAll('u, :is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(element);
}

/** An article's own title is the only heading of level 1. */
function lowerHeadings(body: Element): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.localName.slice(1)) + shift, 4);
    if (heading.localName !== `h${level}`) rename(heading, `h${level}`);
  }
}

/** Google Docs puts a nested list beside its item instead of inside it, and a paragraph into each item and cell. */
function tidyLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  for (const paragraph of body.querySelectorAll(':is(td, th, li) > p:only-of-type')) unwrap(paragraph);
}

/** Bookmarks, marks of footnotes and files lead nowhere on the site. */
function tidyLinks(body: Element): void {
  // LibreOffice writes the number of a footnote without a space.
  for (const symbol of body.querySelectorAll('.sdfootnotesym, .sdendnotesym')) symbol.after(' ');
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const target = address.startsWith('https://www.google.com/url?')
      ? new URL(address).searchParams.get('q')
      : undefined;
    if (target) link.setAttribute('href', target);
    else if (address === '' || address.startsWith('#') || address.startsWith('file:')) unwrap(link);
  }
}

/** Only pictures of the site itself stay: others are files of the person's computer or would load from elsewhere. */
function removePictures(body: Element): number {
  const lost = [...body.querySelectorAll('img')].filter((picture) => {
    const address = picture.getAttribute('src') ?? '';
    return !address.startsWith('/') || !isArticlePicture(address);
  });
  for (const picture of lost) picture.remove();
  return lost.length;
}

const isBlank = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img, table, hr');

/** Makes paragraphs of `div`s with text, and removes what is empty. */
function tidyBlocks(body: Element): void {
  for (const box of body.querySelectorAll('div, section, article')) {
    if (!box.querySelector(blocks)) rename(box, 'p');
  }
  for (const inline of body.querySelectorAll('strong, em, b, i, s, a, sup, sub')) {
    if (isBlank(inline)) unwrap(inline);
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, blockquote, figure')) {
    if (isBlank(block)) block.remove();
  }
  for (const lineBreak of body.querySelectorAll(':scope > br')) lineBreak.remove();
}

/** Word aligns with rows of no-break spaces. A single one may be there on purpose. */
function tidySpaces(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement?.closest('pre')) continue;
    text.nodeValue = (text.nodeValue ?? '').replace(/[\s\u00a0]{2,}|[\t\r\n]/g, ' ');
  }
  for (const box of body.querySelectorAll('table, thead, tbody, tfoot, tr, ul, ol')) {
    for (const node of Array.from(box.childNodes)) if (node instanceof Text) node.remove();
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, td, th')) {
    const { firstChild: first, lastChild: last } = block;
    if (first instanceof Text) first.data = first.data.trimStart();
    if (last instanceof Text) last.data = last.data.trimEnd();
  }
}

/**
 * Returns pasted HTML as an article's HTML: of Word and Google Docs it keeps headings, lists, emphasis, links and
 * tables, and nothing of their looks.
 */
export function cleanPaste(pasted: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  removeWritersMarks(body);
  // Word's own elements, such as `o:p`.
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  readWordLists(body);
  readStyles(body);
  lowerHeadings(body);
  tidyLists(body);
  tidyLinks(body);
  const lostPictures = removePictures(body);
  tidySpaces(body);
  tidyBlocks(body);
  return { html: sanitizeHtml(body.innerHTML), lostPictures };
}
