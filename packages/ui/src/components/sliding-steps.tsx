import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface SlidingStepsProps {
  /** The step that is shown, counted from 0. */
  current: number;
  /** One child for each step. All stay in the page, so that going back finds what was typed. */
  children: ReactNode;
}

/** As `--motion-step`, in milliseconds. */
const slideTime = 400;

/**
 * Steps that slide sideways in 400 ms. Those out of sight are inert and take no room. When the step changes, the
 * focus moves to the heading of the new one, or to the step where it has none.
 */
export function SlidingSteps({ current, children }: SlidingStepsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  useLayoutEffect(() => {
    const leaving = frame.current?.children[shown.current];
    const entering = frame.current?.children[current];
    if (!frame.current || !leaving || !entering || leaving === entering) return;
    slide(frame.current, leaving, entering, current > shown.current ? 1 : -1);
    shown.current = current;
    const heading = entering.querySelector('h1, h2, h3') ?? entering;
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [current]);

  return (
    <div ref={frame} className="grid">
      {Children.map(children, (step, index) => (
        <div
          inert={index !== current}
          data-current={index === current || undefined}
          className="min-w-0 [grid-area:1/1] not-data-current:invisible not-data-current:h-0 not-data-current:overflow-clip focus-visible:outline-none [&_:is(h1,h2,h3):focus-visible]:outline-none"
        >
          {step}
        </div>
      ))}
    </div>
  );
}

/** One step and a gap of 32 px away, to the right where `side` is 1. */
const away = (side: number) => `translateX(calc(${side * 100}% + ${side * 2}rem))`;

/** Moves both steps by the width of one. `direction` is 1 where the new one comes from the right. */
function slide(frame: HTMLElement, leaving: Element, entering: Element, direction: 1 | -1) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const motion = { duration: slideTime, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
  // What moves is cut at the sides. At rest nothing is, so that focus rings stay whole.
  frame.style.overflowX = 'clip';
  const seen = { visibility: 'visible', overflow: 'visible' };
  leaving.animate(
    [
      { ...seen, transform: 'none' },
      { ...seen, transform: away(-direction) },
    ],
    motion,
  );
  entering
    .animate([{ transform: away(direction) }, { transform: 'none' }], motion)
    .addEventListener('finish', () => frame.style.removeProperty('overflow-x'));
}
