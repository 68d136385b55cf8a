import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { barStyle } from './bar-style.ts';

export interface ProgressBarProps extends LayoutProps, AttributesOf<'progress', 'children'> {
  /** Accessible name of the bar. */
  label: string;
  /** The part of `max` that is reached. More is a full bar. */
  value: number;
  /** The whole. The bar is empty without one. */
  max?: number;
  /** The value in words, such as `$4,200 of $10,000 (42%)`. Without it, screen readers say a percentage. */
  valueText?: string | undefined;
}

/**
 * How much of a whole is reached, such as what was collected of a goal.
 */
export function ProgressBar({ label, value, max = 1, valueText, className, ...attributes }: ProgressBarProps) {
  return (
    <progress
      {...attributes}
      aria-label={label}
      aria-valuetext={valueText}
      max={max}
      value={max > 0 ? value : 0}
      className={classNames(barStyle, className)}
    >
      {valueText}
    </progress>
  );
}
