import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from '../lib/control-style.ts';
import { type FieldTexts, useField } from '../lib/use-field.ts';
import { FieldFrame } from './field-frame.tsx';

export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[];
  /** A first entry with an empty value, as 'Choose a cause'. */
  placeholder?: string;
}

/** One choice of many, in the list that the visitor's own device draws. For a few choices take `RadioCards`. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const texts = { label, hint, error, optional, hideLabel };
  const { control, ...ids } = useField(texts, select);
  return (
    <FieldFrame {...texts} ids={ids}>
      <div className="relative">
        <select
          {...select}
          {...control}
          className={`${controlStyle} h-12.5 cursor-pointer appearance-none truncate pr-11`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
        >
          <path d="m6 9.5 6 6 6-6" />
        </svg>
      </div>
    </FieldFrame>
  );
}
