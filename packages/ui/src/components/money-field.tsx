import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from '../lib/control-style.ts';
import { type FieldTexts, useField } from '../lib/use-field.ts';
import { FieldFrame } from './field-frame.tsx';

export interface MoneyFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'inputMode'> {}

/**
 * A sum in US dollars, kept as typed: text, so that `1,000` is not read as 1, with the number pad of a phone.
 * `parseMoney` of the domain reads it. The dollar sign is a picture; typing one more is no error.
 */
export function MoneyField({ label, hint, error, optional, hideLabel, ...input }: MoneyFieldProps) {
  const texts = { label, hint, error, optional, hideLabel };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <div className="relative">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft"
        >
          $
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          inputMode="decimal"
          className={`${controlStyle} h-12.5 pl-8 tabular`}
        />
      </div>
    </FieldFrame>
  );
}
