'use client';

import type { AttributesOf } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface SelectOption {
  /** Value in the form. Unique among the options. */
  value: string;
  /** Visible text. */
  label: string;
  /** The language of the text, unless it is that of the page. */
  language?: string | undefined;
}

export interface SelectProps extends FieldTexts, AttributesOf<'select', 'children' | 'multiple'> {
  /** The choices, in order. */
  options: ReadonlyArray<SelectOption>;
}

/**
 * A choice of one from a list that is too long to show at once.
 */
export function Select({ label, hint, error, optional, className, options, ...select }: SelectProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, select);
  return (
    <FieldFrame {...texts} ids={ids}>
      <div data-part="control" className="relative">
        <select {...select} {...control} className={`${controlStyle} h-12.5 appearance-none truncate pe-11`}>
          {options.map(({ value, label: text, language }) => (
            <option key={value} value={value} lang={language}>
              {text}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-0 grid place-items-center px-4 text-ink-soft">
          <Icon name="chevron" className="size-4" />
        </span>
      </div>
    </FieldFrame>
  );
}
