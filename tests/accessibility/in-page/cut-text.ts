import { markup } from './focus.ts';

/** Whether an element hides text on purpose: for screen readers only, or with an ellipsis. */
const isIntended = ({ width, height }: DOMRect, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  width <= 1 || height <= 1 || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Returns whether an ancestor hides a part of the text in `box`, with no way to scroll to it. */
function isCut(box: DOMRect, parent: Element): boolean {
  const tolerance = box.height / 4;
  let [canScrollX, canScrollY] = [false, false];
  for (let element = parent; element !== document.body; element = element.parentElement ?? document.body) {
    const style = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    if (isIntended(edges, style)) return false;
    canScrollX ||= isScrolled(style.overflowX);
    canScrollY ||= isScrolled(style.overflowY);
    const isWider = box.left < edges.left - tolerance || box.right > edges.right + tolerance;
    const isTaller = box.top < edges.top - tolerance || box.bottom > edges.bottom + tolerance;
    if (!canScrollX && isWider && isClipped(style.overflowX)) return true;
    if (!canScrollY && isTaller && isClipped(style.overflowY)) return true;
    if (style.position === 'fixed') return false;
  }
  return false;
}

/** Returns the elements whose text is cut off. Skips texts that only decorate. */
export function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<Element>();
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], [inert], svg')) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => isCut(box, parent))) cut.add(parent);
  }
  return [...cut].map((element) => `text is cut off: ${markup(element)}`);
}
