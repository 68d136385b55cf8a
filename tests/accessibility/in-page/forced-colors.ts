import { markup, ringFaults } from './focus.ts';

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Whether an element has a border, a line or a picture, which forced colors keep. */
function hasEdge(element: Element): boolean {
  const { borderTopWidth, textDecorationLine } = getComputedStyle(element);
  return element.matches('svg, img') || Number.parseFloat(borderTopWidth) > 0 || textDecorationLine !== 'none';
}

/** Returns buttons that look like text. */
function plainButtons(): string[] {
  return [...document.querySelectorAll('button, [role=button]')]
    .filter((button) => isShown(button) && button.textContent.trim() !== '')
    .filter((button) => ![button, ...button.querySelectorAll('*')].some((part) => hasEdge(part)))
    .map((button) => `looks like text: ${markup(button)}`);
}

/** Returns the color behind the text of an element: that of the first ancestor which is not transparent. */
function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const [, transparent] = /^rgba\((.+), 0\)$/.exec(backgroundColor) ?? [];
  if (transparent === undefined) return backgroundColor;
  return element.parentElement ? backgroundOf(element.parentElement) : `rgb(${transparent})`;
}

/** Returns how an element, its parts and their generated content look. */
function lookOf(element: Element): string {
  const looks = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((generated) => {
      const style = getComputedStyle(part, generated);
      const { border, color, content, fontWeight, opacity, outline, textDecoration } = style;
      return [backgroundOf(part), border, color, content, fontWeight, opacity, outline, textDecoration];
    }),
  );
  return JSON.stringify(looks);
}

const states = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'];
const groups = '[role=group], [role=radiogroup], [role=tablist], [role=listbox], [role=toolbar], fieldset, nav, ul, ol';

/** Returns chosen elements that look like the others of their group. */
function hiddenChoices(): string[] {
  return states.flatMap((state) => {
    const chosen = `[${state}]:not([${state}=false])`;
    return [...document.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
      const group = element.closest(groups) ?? element.parentElement;
      const others = [...(group?.querySelectorAll(element.localName) ?? [])].filter(
        (other) => isShown(other) && !other.matches(chosen),
      );
      const look = lookOf(element);
      return others.some((other) => lookOf(other) === look) ? [`looks like the others: ${markup(element)}`] : [];
    });
  });
}

/** Returns what the colors of a contrast theme hide: the edges of buttons, what is chosen, and the focus. */
export function forcedColorFaults(): string[] {
  return [...plainButtons(), ...hiddenChoices(), ...ringFaults()];
}
