// cspell:words contenteditable

/** The controls that Tab must reach, in the order of the document: one of each group of radio buttons. */
function tabStops(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [contenteditable=true], [tabindex="0"]:not([role=toolbar])',
  );
  const groups = new Set<string>();
  return [...all].filter((control) => {
    const isHidden = control.matches(
      ':disabled, [tabindex="-1"], [type=hidden], [aria-hidden=true], [aria-hidden=true] *, [inert] *, [contenteditable=true] *',
    );
    if (isHidden || !control.checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const isFirst = !groups.has(control.name);
    groups.add(control.name);
    return isFirst;
  });
}

/** Start of an element's markup, which names it in a message. */
export const markup = (element: Element): string => element.outerHTML.slice(0, 160);

/** Returns what is wrong with how the focused element is shown. */
function focusFault(focused: Element): string | undefined {
  // Inside of a frame, and on the calendar's button inside of a date field, the browser shows its own ring.
  if (focused.matches('iframe, input[type^=date]:not(:focus-visible)')) return undefined;
  const around = [focused, focused.parentElement, focused.closest('label'), focused.parentElement?.parentElement];
  const hasRing = around.some((element) => {
    if (!element) return false;
    const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOutlined || (!matchMedia('(forced-colors: active)').matches && boxShadow.includes('3px'));
  });
  const { bottom, top } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight;
  if (hasRing && isInView) return undefined;
  return `${hasRing ? 'focus is out of view' : 'focus has no ring'}: ${markup(focused)}`;
}

/** Returns the controls whose focus cannot be seen. The keyboard must have been used before, or there are no rings. */
export function ringFaults(): string[] {
  return tabStops().flatMap((control) => {
    control.focus();
    return (document.activeElement === control && focusFault(control)) || [];
  });
}

/** A walk through the page by Tab. */
let walk: { missed: Set<HTMLElement>; stops: HTMLElement[]; faults: Set<string> };

/** Moves the start of the Tab order to the start of the page. Returns the number of controls to reach. */
export function startTabbing(): number {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  const positive = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(({ tabIndex }) => tabIndex > 0);
  walk = {
    missed: new Set(tabStops()),
    stops: [],
    faults: new Set(positive.map((control) => `positive tabindex: ${markup(control)}`)),
  };
  return walk.missed.size;
}

const dialogs = '[role=dialog], [role=alertdialog], dialog';

/** Fields with several stops of their own. */
const compound = 'iframe, input[type^=date], input[type=time]';

const isSameGroup = (one: Element, other: Element) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name === other.name;

/** Notes the focused element, and marks it for its name. Returns whether the walk goes on. */
export function noteStop(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return false;
  if (walk.stops.at(-1) === focused && focused.matches(compound)) return true;
  if (walk.stops.includes(focused)) {
    // A modal dialog keeps the focus on purpose.
    if (!focused.closest(dialogs)) walk.faults.add(`Tab does not leave: ${markup(focused)}`);
    return false;
  }
  walk.stops.push(focused);
  for (const control of walk.missed)
    if (control === focused || isSameGroup(control, focused)) walk.missed.delete(control);
  const fault = focusFault(focused);
  if (fault !== undefined) walk.faults.add(fault);
  focused.dataset['tabStop'] = focused.localName;
  return true;
}

/** Returns what was wrong on the walk: order, focus, and controls that were not reached. */
export function tabbingFaults(): string[] {
  const { faults, missed, stops } = walk;
  const backwards = stops.filter((stop, at) => {
    const before = stops[at - 1];
    return before && stop.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  // A dialog may start with a later control, and continues with its first.
  const start = stops[0]?.closest(dialogs) ? 1 : 0;
  return [
    ...faults,
    ...backwards.slice(start).map((control) => `out of order: ${markup(control)}`),
    // A control may hide once the focus has moved on, such as one that scrolls.
    ...tabStops()
      .filter((control) => missed.has(control))
      .map((control) => `not reached by Tab: ${markup(control)}`),
  ];
}
