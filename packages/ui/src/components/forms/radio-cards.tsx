'use client';

import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { FieldError } from './field-error.tsx';

export interface RadioOption {
  /** Value in the form. Unique among the options. */
  value: string;
  /** Visible label. */
  label: string;
}

export interface RadioCardsProps
  extends LayoutProps, Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onChange' | 'ref' | 'disabled'> {
  /** The question, which is the group's accessible name. */
  legend: string;
  /** Name of the radio buttons in the form. */
  name: string;
  /** The choices, in order. */
  options: ReadonlyArray<RadioOption>;
  /** Value selected at first, where no form sets it. */
  defaultValue?: string;
  /** What is wrong, as a sentence. Its presence marks the group as invalid. */
  error?: string | undefined;
  /** Puts the cards side by side where they fit, for short labels. */
  inRow?: boolean;
}

/**
 * A choice of one among a few, each on its own card. Takes `{...form.register('name')}`.
 */
export function RadioCards({
  legend,
  options,
  defaultValue,
  error,
  inRow,
  ref,
  className,
  ...radio
}: RadioCardsProps) {
  const errorId = useId();
  const noteEarlyChoice = useEarlyChoice();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      className={classNames('group/field min-w-0', className)}
    >
      <legend className="mb-1.5 text-small font-semibold group-data-invalid/field:text-failed">
        {legend}
      </legend>
      <div data-in-row={inRow || undefined} className="flex flex-wrap gap-2.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-12.5 min-w-0 grow basis-full cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-control border-frame border-control bg-paper px-4 py-2 outline-offset-2 outline-pine transition-colors duration-act group-data-invalid/field:border-failed hover:border-ink-soft in-data-in-row:min-w-fit in-data-in-row:basis-[calc((36rem-100%)*999)] has-checked:border-pine has-checked:bg-pine-mist has-focus-visible:outline-(length:--border-focus) has-disabled:cursor-default has-disabled:opacity-60 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              {...radio}
              ref={mergeRefs(noteEarlyChoice, ref)}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              className="size-5 accent-pine outline-none"
            />
            <span className="min-w-0 leading-snug font-medium wrap-anywhere in-data-in-row:text-small">
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

/**
 * Repeats a choice made before hydration, so that `onChange` is called. react-hook-form also reads such a choice from
 * every other control, but sets radio buttons to its default when they register. Returns a ref that must be called first.
 */
function useEarlyChoice() {
  const early = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    if (!early.current) return;
    early.current.checked = false;
    early.current.click();
    early.current = undefined;
  }, []);
  return (radio: HTMLInputElement | null) => {
    if (radio?.checked && !radio.defaultChecked) early.current = radio;
  };
}
