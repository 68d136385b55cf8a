'use client';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface StepsProps extends LayoutProps, AttributesOf<'p', 'children'> {
  /** Names of the steps, in order. */
  steps: ReadonlyArray<string>;
  /** Index of the current step. An index outside `steps` means the nearest step. */
  current: number;
}

/**
 * Progress through the steps of a form: a bar per step, and the current step as text: 'Account Details, 1 of
 * 2'.
 */
export function Steps({ steps, current, className, ...attributes }: StepsProps) {
  const words = useWords('library');
  if (steps.length === 0) return null;
  const shown = Math.min(Math.max(0, Math.trunc(current)), steps.length - 1);
  return (
    <p
      {...attributes}
      className={classNames('flex flex-wrap items-center gap-2 text-small font-semibold text-ink-soft', className)}
    >
      {steps.map((step, index) => (
        <span
          key={step}
          data-part="bar"
          aria-hidden="true"
          data-reached={index <= shown || undefined}
          className="h-1.5 w-8.5 rounded-full bg-control/35 transition-colors duration-step data-reached:bg-pine forced-colors:border forced-colors:data-reached:bg-[CanvasText]"
        />
      ))}
      <span data-part="name">{words.stepOf({ name: steps[shown] ?? '', number: shown + 1, count: steps.length })}</span>
    </p>
  );
}
