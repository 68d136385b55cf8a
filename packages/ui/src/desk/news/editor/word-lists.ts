/* Word pastes each item of a list as a paragraph, with its level in the style and its marker as text. */

interface Item {
  paragraph: Element;
  level: number;
  /** The marker's number, or `undefined` for a bullet. */
  number: number | undefined;
}

const levelOf = (paragraph: Element) =>
  Number(/mso-list:\s*\S+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** A marker such as `3.`, `b)` or `iv.` is a number. Bullets are symbols, or a lone `o`. */
function numberOf(marker: string): number | undefined {
  const [, digits, letters] = /^\(?(?:(\d+)|([a-z]{1,5}))[.)]/i.exec(marker.trim()) ?? [];
  if (digits !== undefined) return Number(digits);
  return letters === undefined ? undefined : 1;
}

function itemOf(paragraph: Element): Item {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const number = numberOf(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, level: levelOf(paragraph), number };
}

function listFor({ paragraph, number }: Item): Element {
  const list = paragraph.ownerDocument.createElement(number === undefined ? 'ul' : 'ol');
  if (number !== undefined && number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Replaces paragraphs that Word means as list items with lists. */
export function readWordLists(body: Element): void {
  /** The open lists, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, ul, ol, table')) {
    const level = paragraph.localName === 'p' ? levelOf(paragraph) : 0;
    if (level === 0) {
      open = [];
      continue;
    }
    const item = itemOf(paragraph);
    open = open.filter((outer) => outer.level <= level);
    let current = open.at(-1);
    const tag = item.number === undefined ? 'ul' : 'ol';
    if (current?.level === level && current.list.localName !== tag) {
      open.pop();
      current = open.at(-1);
    }
    if (current?.level !== level) {
      const list = listFor(item);
      const outerItem = current?.list.lastElementChild;
      if (outerItem) outerItem.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    current.list.append(entry);
    paragraph.remove();
  }
}
