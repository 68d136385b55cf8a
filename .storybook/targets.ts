/* Checks target sizes on a phone: 44 × 44 px (WCAG 2.5.5), or a line of 24 px for links within text. */

const alone = 44;
const inText = 24;

const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"]';

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    width > 1 &&
    height > 1 &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"]')
  );
};

/** Whether a link is surrounded by other text. */
function isInText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const block = element.parentElement?.closest('p, li, dd, td, th, div, span, label');
  return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
}

/** Returns the tappable area of `element`, including its label. */
const areaOf = (element: Element) => element.closest('label') ?? element;

/** Returns the uncovered length of `element`'s area along an axis, in px, at most 88. */
function reach(element: Element, axis: 'x' | 'y'): number {
  const area = areaOf(element);
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isHit = (distance: number) => {
    const found = document.elementFromPoint(axis === 'x' ? x + distance : x, axis === 'y' ? y + distance : y);
    return found !== null && area.contains(found);
  };
  const steps = Array.from({ length: alone }, (_, step) => step + 0.5);
  const first = (direction: number) => steps.findIndex((step) => !isHit(step * direction));
  return [1, -1].map(first).reduce((sum, missed) => sum + (missed === -1 ? alone : missed), 0);
}

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = areaOf(element).getBoundingClientRect();
  if (width >= alone - 0.5 && height >= alone - 0.5) return { width, height };
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  return { width: Math.max(width, reach(element, 'x')), height: Math.max(height, reach(element, 'y')) };
}

function problemOf(element: Element): string | undefined {
  if (isInText(element)) {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight) || inText;
    const { height } = element.getBoundingClientRect();
    return Math.max(line, height) < inText ? `a line of ${Math.round(line)} px` : undefined;
  }
  const { width, height } = sizeOf(element);
  return Math.min(width, height) < alone - 0.5 ? `${Math.round(width)} × ${Math.round(height)} px` : undefined;
}

/** Returns the targets that are too small. */
export function targetErrors(width: number): string[] {
  return [...document.body.querySelectorAll(selector)].filter(isShown).flatMap((element) => {
    const problem = problemOf(element);
    return problem ? [`${width} px: too small a target, ${problem}: ${element.outerHTML.slice(0, 160)}`] : [];
  });
}
