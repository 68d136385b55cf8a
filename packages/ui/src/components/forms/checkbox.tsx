'use client';

import { type AttributesOf, classNames } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';
import { FieldError } from './field-error.tsx';
import { type ChoiceTexts, useField } from './use-field.ts';

export interface CheckboxProps extends ChoiceTexts, AttributesOf<'input', 'size' | 'type' | 'children'> {
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
export function Checkbox({ label, hint, error, hideLabel = false, className, ...input }: CheckboxProps) {
  const texts = { label, hint, error, optional: true };
  const { hintId, errorId, control } = useField(texts, input);
  return (
    <div className={className}>
      <label
        className={classNames(
          'group inline-grid min-h-11 cursor-pointer content-center items-center gap-x-3 py-1 has-disabled:cursor-default has-disabled:opacity-60',
          hideLabel ? 'min-w-11 justify-items-center' : 'grid-cols-[auto_1fr]',
        )}
      >
        <span data-part="box" className="relative grid size-6">
          <input
            {...input}
            {...control}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-check border-frame border-control bg-paper transition-colors duration-act group-hover:border-ink-soft checked:border-pine checked:bg-pine aria-invalid:border-failed forced-colors:appearance-auto"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 text-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span data-part="label" className={hideLabel ? 'sr-only' : 'text-small font-medium'}>
          {label}
        </span>
      </label>
      {hint && (
        <p data-part="hint" id={hintId} className="text-small wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError data-part="error" id={errorId}>
        {error}
      </FieldError>
    </div>
  );
}
