/*
 * Checks that a story rendered right to left is the mirror image of itself. Elements within a `dir` of their own, text
 * runs and parts of drawings are not compared.
 */

/** In pixels. A sentence is up to 3 px wider where its full stop has moved to the other end (kerning). */
const tolerance = 3.5;

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
  const start = isMirrored ? document.documentElement.clientWidth - right : left;
  return { start, top: top + scrollY, width, height };
}

const text = ({ start, top, width, height }: Box) =>
  `${Math.round(width)} × ${Math.round(height)} px at ${Math.round(start)}, ${Math.round(top)}`;

/** Returns the first three elements that are not mirrored. */
export async function mirrorErrors(width: number): Promise<string[]> {
  document.documentElement.dir = 'ltr';
  const before = directedElements().map((element) => ({ element, box: boxOf(element, false) }));
  document.documentElement.dir = 'rtl';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const errors = before.flatMap(({ element, box }) => {
    const mirrored = boxOf(element, true);
    const isSame = (['start', 'top', 'width', 'height'] as const).every(
      (side) => Math.abs(box[side] - mirrored[side]) <= tolerance,
    );
    // A picture that fails to load is hidden.
    if (isSame || box.width * box.height === 0 || !element.checkVisibility()) return [];
    return [
      `${width} px: not mirrored, ${text(box)} becomes ${text(mirrored)}: ${element.outerHTML.slice(0, 160)}`,
    ];
  });
  document.documentElement.dir = 'ltr';
  return errors.slice(0, 3);
}
