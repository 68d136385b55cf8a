/*
 * Checks that a story rendered right to left is the mirror image of itself. Elements within a `dir` of their own, text
 * runs and parts of drawings are not compared.
 */

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
      style.display !== 'contents' &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isInText(element, style)
    );
  });
}

function boxOf(element: Element, isMirrored: boolean): Box {
  const { left, right, top, width, height } = element.getBoundingClientRect();
  return { start: isMirrored ? document.documentElement.clientWidth - right : left, top, width, height };
}

const text = ({ start, top, width, height }: Box) =>
  `${Math.round(width)} × ${Math.round(height)} px at ${Math.round(start)}, ${Math.round(top)}`;

/** Returns the first three elements that are not mirrored within 1 px. */
export async function mirrorErrors(width: number): Promise<string[]> {
  document.documentElement.dir = 'ltr';
  const before = directedElements().map((element) => ({ element, box: boxOf(element, false) }));
  document.documentElement.dir = 'rtl';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const errors = before.flatMap(({ element, box }) => {
    const mirrored = boxOf(element, true);
    const isSame = (['start', 'top', 'width', 'height'] as const).every(
      (side) => Math.abs(box[side] - mirrored[side]) <= 1,
    );
    if (isSame || box.width * box.height === 0) return [];
    return [
      `${width} px: not mirrored, ${text(box)} becomes ${text(mirrored)}: ${element.outerHTML.slice(0, 160)}`,
    ];
  });
  document.documentElement.dir = 'ltr';
  return errors.slice(0, 3);
}
