'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

import { type AttributesOf, classNames } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { FieldError } from './field-error.tsx';
import { type ChoiceTexts, useField } from './use-field.ts';

export interface RadioOption {
  /** Value in the form. Unique among the options. */
  value: string;
  /** Visible label. */
  label: string;
}

export interface RadioCardsProps
  extends
    ChoiceTexts,
    AttributesOf<'fieldset', 'onBlur' | 'onChange' | 'ref' | 'defaultValue' | 'children'>,
    Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onChange' | 'ref'> {
  /** The question, which is the group's accessible name. */
  label: string;
  /** Name of the radio buttons in the form. */
  name: string;
  /** The choices, in order. */
  options: ReadonlyArray<RadioOption>;
  /** Value selected at first, where no form sets it. */
  defaultValue?: string;
  /** Value selected now, where the page keeps it. `null` for none. */
  value?: string | null;
  /** Puts the cards side by side where they fit, for short labels. */
  inRow?: boolean;
}

/**
 * A choice of one among a few, each on its own card. Takes `{...form.register('name')}`.
 */
export function RadioCards({
  label,
  hint,
  error,
  name,
  options,
  defaultValue,
  value,
  inRow,
  onBlur,
  onChange,
  ref,
  className,
  ...attributes
}: RadioCardsProps) {
  const { hintId, errorId, control } = useField({ label, hint, error }, attributes);
  const noteEarlyChoice = useEarlyChoice();
  return (
    <fieldset
      {...attributes}
      aria-describedby={control['aria-describedby']}
      data-invalid={error ? true : undefined}
      className={classNames('group/field min-w-0', className)}
    >
      <legend data-part="label" className="mb-1.5 text-small font-semibold group-data-invalid/field:text-failed">
        {label}
      </legend>
      {hint && (
        <p data-part="hint" id={hintId} className="-mt-1 mb-2 text-small wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
      <div data-in-row={inRow || undefined} className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            data-part="card"
            className="grid min-h-12.5 min-w-0 grow basis-full cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-control border-frame border-control bg-paper px-4 py-2 outline-offset-2 outline-pine transition-colors duration-act group-data-invalid/field:border-failed hover:border-ink-soft in-data-in-row:min-w-fit in-data-in-row:basis-[calc((36rem-100%)*999)] has-checked:border-pine has-checked:bg-pine-mist has-focus-visible:outline-(length:--border-focus) has-disabled:cursor-default has-disabled:opacity-60 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              name={name}
              onBlur={onBlur}
              onChange={onChange}
              ref={mergeRefs(noteEarlyChoice, ref)}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className="size-5 accent-pine outline-none"
            />
            <span className="min-w-0 leading-snug font-medium wrap-anywhere in-data-in-row:text-small">
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError data-part="error" id={errorId}>
        {error}
      </FieldError>
    </fieldset>
  );
}

/**
 * Repeats a choice made before hydration, so that `onChange` is called. react-hook-form also reads such a choice from
 * every other control, but sets radio buttons to its default when they register. Returns a ref that must be called
 * first.
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
