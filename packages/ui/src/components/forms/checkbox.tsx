import type { ComponentPropsWithRef } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';

export interface CheckboxProps
  extends
    LayoutProps,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'children'> {
  /** Visible label, which can be clicked as well as the box. */
  label: string;
  /** Shows the box only, for example in a row of a list. Screen readers still get the label. */
  hideLabel?: boolean;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Whether it is checked at first. */
  defaultChecked?: boolean | undefined;
  /** Whether it is unavailable. Say beside it why. */
  disabled?: boolean | undefined;
}

/**
 * A yes-or-no choice that takes effect when its form is submitted.
 */
export function Checkbox({ label, hideLabel = false, className, ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <label
        className={classNames(
          'group inline-grid min-h-11 cursor-pointer content-center items-center gap-x-3 py-1 has-disabled:cursor-default has-disabled:opacity-60',
          hideLabel ? 'min-w-11 justify-items-center' : 'grid-cols-[auto_1fr]',
        )}
      >
        <span className="relative grid size-6">
          <input
            {...input}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-check border-frame border-control bg-paper transition-colors duration-act group-hover:border-ink-soft checked:border-pine checked:bg-pine forced-colors:appearance-auto"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 text-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className={hideLabel ? 'sr-only' : 'text-small font-medium'}>{label}</span>
      </label>
    </div>
  );
}
