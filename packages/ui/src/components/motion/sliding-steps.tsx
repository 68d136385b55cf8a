'use client';

import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';

export interface SlidingStepsProps extends LayoutProps, AttributesOf<'div'> {
  /** Index of the visible step. */
  current: number;
  /** One child per step. All stay mounted, so that fields keep their values. */
  children: ReactNode;
}

/** Duration and curve of the tokens, for an animation that a script starts. */
function motionOf(element: Element): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  const time = style.getPropertyValue('--motion-step').trim();
  return {
    duration: Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000),
    easing: style.getPropertyValue('--ease-out').trim(),
  };
}

/**
 * Steps that slide sideways in 400 ms, the next one from the end of the line. Hidden steps are inert and take up no
 * space. When the step changes, the focus moves to the field with `data-step-focus`, else to the heading of the new
 * step, or to the step itself.
 */
export function SlidingSteps({ current, children, ref, className, ...attributes }: SlidingStepsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  useLayoutEffect(() => {
    const leaving = frame.current?.children[shown.current];
    const entering = frame.current?.children[current];
    if (!frame.current || !leaving || !entering || leaving === entering) return undefined;
    const isForward = current > shown.current;
    const entersFromRight = isForward !== frame.current.matches(':dir(rtl)');
    slide(frame.current, leaving, entering, entersFromRight ? 1 : -1);
    shown.current = current;
    const field = entering.querySelector<HTMLElement>('[data-step-focus]');
    if (field) return field.focus();
    const heading = entering.querySelector<HTMLElement>('h1, h2, h3') ?? entering;
    if (!(heading instanceof HTMLElement)) return undefined;
    heading.tabIndex = -1;
    return heading.focus();
  }, [current]);

  return (
    <div {...attributes} ref={mergeRefs(ref, frame)} className={classNames('grid', className)}>
      {Children.map(children, (step, index) => (
        <div
          inert={index !== current}
          data-current={index === current || undefined}
          className="min-w-0 [grid-area:1/1] not-data-current:invisible not-data-current:h-0 not-data-current:overflow-clip focus-visible:outline-none"
        >
          {step}
        </div>
      ))}
    </div>
  );
}

/** Returns an offset by the width of a step and 32 px: to the right for 1, to the left for -1. */
const offset = (side: 1 | -1) => `translateX(calc(${side * 100}% + ${side * 2}rem))`;

/** Slides both steps. `direction` is 1 if the new step enters from the right. */
function slide(frame: HTMLElement, leaving: Element, entering: Element, direction: 1 | -1) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const motion = motionOf(frame);
  // Clipped only during the motion, so that focus rings are not cut off.
  frame.style.overflowX = 'clip';
  const visible = { visibility: 'visible', overflow: 'visible' };
  leaving.animate(
    [
      { ...visible, transform: 'none' },
      { ...visible, transform: offset(direction === 1 ? -1 : 1) },
    ],
    motion,
  );
  entering
    .animate([{ transform: offset(direction) }, { transform: 'none' }], motion)
    .addEventListener('finish', () => frame.style.removeProperty('overflow-x'));
}
