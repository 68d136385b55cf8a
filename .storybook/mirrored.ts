/*
 * Checks that a story rendered right to left is the mirror image of itself. Elements within a `dir` of their own, text
 * runs and parts of drawings are not compared.
 */

const root = document.documentElement;

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

interface Box {
  start: number;
  top: number;
  width: number;
  height: number;
}

/** Whether an element is in the middle of a line of text, where the direction of the words decides its place. */
function isInText(element: Element, { display }: CSSStyleDeclaration): boolean {
  if (display === 'inline') return true;
  const siblings = [...(element.parentElement?.childNodes ?? [])];
  return display.startsWith('inline') && siblings.some((node) => node instanceof Text && node.data.trim());
}

/** Returns the elements whose boxes follow the direction of the document. */
function directedElements(): Element[] {
  return [...document.body.querySelectorAll('*:not(body [dir] *, svg *)')].filter((element) => {
    const style = getComputedStyle(element);
    return (
      style.display !== 'contents' && element.checkVisibility({ visibilityProperty: true }) && !isInText(element, style)
    );
  });
}

function boxOf(element: Element, isMirrored: boolean): Box {
  const { left, right, top, width, height } = element.getBoundingClientRect();
  const start = isMirrored ? document.documentElement.clientWidth - right : left;
  return { start, top: top + scrollY, width, height };
}

const text = ({ start, top, width, height }: Box) =>
  `${Math.round(width)} × ${Math.round(height)} px at ${Math.round(start)}, ${Math.round(top)}`;

const isSame = (one: Box, other: Box) =>
  (['start', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= 1);

/** Returns the first three elements that are not mirrored within 1 px. */
export async function mirrorErrors(width: number): Promise<string[]> {
  // A full stop that moves to the other end of its line must not change the line's width.
  root.style.fontKerning = 'none';
  root.dir = 'ltr';
  const before = directedElements().map((element) => ({ element, box: boxOf(element, false) }));
  root.dir = 'rtl';
  await drawn();
  const mirrored = before.map((each) => ({ ...each, mirror: boxOf(each.element, true) }));
  root.dir = 'ltr';
  const moved = mirrored.filter(({ box, mirror }) => !isSame(box, mirror) && box.width * box.height > 0);
  if (moved.length > 0) await drawn();
  const errors = moved.flatMap(({ box, element, mirror }) => {
    // A picture or data has loaded in the meantime.
    if (!element.isConnected || !isSame(box, boxOf(element, false))) return [];
    return [`${width} px: not mirrored, ${text(box)} becomes ${text(mirror)}: ${element.outerHTML.slice(0, 160)}`];
  });
  root.style.fontKerning = '';
  return errors.slice(0, 3);
}
