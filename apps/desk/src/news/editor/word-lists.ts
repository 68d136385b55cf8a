/* Word pastes each item of a list as a paragraph: with its level in the style, or only with its marker as text. */

interface Item {
  paragraph: Element;
  /** Points from the margin. */
  indent: number;
  isOrdered: boolean;
  /** The marker's number, if it has digits. */
  number: number | undefined;
}

/** Points between two levels of a list. */
const levelIndent = 36;
/** Points by unit. */
const units: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const levelOf = (paragraph: Element) => Number(/mso-list:\s*\S+\s+level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);

function indentOf(paragraph: Element): number {
  const [, length, unit = ''] = /margin-left:\s*([\d.]+)(pt|px|in|cm|mm)/i.exec(styleOf(paragraph)) ?? [];
  return length === undefined ? levelIndent : Number(length) * (units[unit.toLowerCase()] ?? 1);
}

/** A marker such as `3.`, `1.2.`, `b)` or `iv.` is a number. */
const numberMarker = /^\(?(?:(?:\d{1,3}\.)*(\d{1,3})|[a-z]{1,5})[.)]/i;
/** Symbols that begin nothing but an item, some of them in the fonts Symbol and Wingdings. */
const bullet = /^[\s\u00a0]*[•●○◦▪■□‣⁃·▸►➢➤✓✔❖\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8][\s\u00a0]*/;
/** Marks that begin an item only where the paragraph hangs like one. */
const hangingMarker = /^[\s\u00a0]*(?:[-–—*o§üØvq]|\(?(?:(?:\d{1,3}\.)*\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]+/i;

/** Returns the marker that is typed as text, `undefined` for a paragraph that is no item. */
function typedMarker(paragraph: Element): string | undefined {
  const isHanging =
    levelOf(paragraph) > 0 ||
    /text-indent:\s*-/i.test(styleOf(paragraph)) ||
    paragraph.className.startsWith('MsoListParagraph');
  const text = paragraph.textContent;
  return (bullet.exec(text) ?? (isHanging ? hangingMarker.exec(text) : null))?.[0];
}

/** Removes characters from the beginning of a paragraph. */
function removeStart(paragraph: Element, length: number): void {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0 && texts.nextNode();) {
    const text = texts.currentNode.nodeValue ?? '';
    texts.currentNode.nodeValue = text.slice(left);
    left -= text.length;
  }
}

/** Returns a paragraph that is an item, without its marker. */
function itemOf(paragraph: Element): Item | undefined {
  const level = levelOf(paragraph);
  const ignored = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const typed = ignored ? undefined : typedMarker(paragraph);
  if (level === 0 && typed === undefined) return undefined;
  ignored?.remove();
  removeStart(paragraph, typed?.length ?? 0);
  const [number, digits] = numberMarker.exec((ignored?.textContent ?? typed ?? '').trim()) ?? [];
  return {
    paragraph,
    indent: level > 0 ? level * levelIndent : indentOf(paragraph),
    isOrdered: number !== undefined,
    number: digits === undefined ? undefined : Number(digits),
  };
}

function listFor({ isOrdered, number = 1, paragraph }: Item): Element {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Word for the web pastes each item as a list of its own, with its level as an attribute. */
function readListWrappers(body: Element): void {
  for (const item of body.querySelectorAll('.ListContainerWrapper li')) {
    const paragraph = body.ownerDocument.createElement('p');
    const marker = body.ownerDocument.createElement('span');
    const list = item.parentElement;
    marker.setAttribute('style', 'mso-list:Ignore');
    marker.textContent = list?.localName === 'ol' ? `${list.getAttribute('start') ?? 1}.` : '•';
    for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
    paragraph.setAttribute('style', `mso-list:l0 level${item.getAttribute('data-aria-level') ?? 1}`);
    paragraph.append(marker, ...item.childNodes);
    item.closest('.ListContainerWrapper')?.before(paragraph);
  }
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    if (wrapper.textContent.trim() === '') wrapper.remove();
}

/** Replaces paragraphs that Word means as list items with lists. */
export function readWordLists(body: Element): void {
  readListWrappers(body);
  /** The open lists, the outermost first. */
  let open: { list: Element; indent: number }[] = [];
  for (const block of body.querySelectorAll('p, div:not(:has(p, div, ul, ol, table)), h1, h2, h3, h4, ul, ol, table')) {
    const item = block.matches('p, div') && !block.closest('li') ? itemOf(block) : undefined;
    if (!item) {
      open = [];
      continue;
    }
    open = openFor(item, open);
    const entry = block.ownerDocument.createElement('li');
    entry.append(...block.childNodes);
    open.at(-1)?.list.append(entry);
    block.remove();
  }
}

/** Returns the open lists, the last of which is that of the item. */
function openFor(item: Item, lists: readonly { list: Element; indent: number }[]) {
  const { indent, isOrdered, number, paragraph } = item;
  const tolerance = levelIndent / 4;
  const open = lists.filter((outer) => outer.indent <= indent + tolerance);
  const last = open.at(-1);
  const isSameLevel = last !== undefined && indent <= last.indent + tolerance;
  const continues = isSameLevel && (last.list.localName === 'ol') === isOrdered && number !== 1;
  if (continues) return open;
  if (isSameLevel) open.pop();
  const list = listFor(item);
  const outerItem = open.at(-1)?.list.lastElementChild;
  if (outerItem) outerItem.append(list);
  else paragraph.before(list);
  return [...open, { list, indent }];
}
