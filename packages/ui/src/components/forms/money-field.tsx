'use client';

import { formats } from '@hearthlight/domain/formats';
import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface MoneyFieldProps
  extends
    FieldTexts,
    FieldAttributes,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'inputMode'> {}

/** Room for the symbol, a sign such as `€` or several letters. */
const sides = {
  left: { short: 'ps-8', long: 'ps-15' },
  right: { short: 'pe-8', long: 'pe-15' },
} as const;

/**
 * An amount in the foundation's currency. The value is text as typed, because a number field would read `1,000` as 1; parse
 * it with `parseMoney` of the domain. The symbol is decorative, and typing another one is allowed.
 * Amounts are left to right in every language.
 */
export function MoneyField({ label, hint, error, optional, className, ...input }: MoneyFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  const { symbol, symbolSide } = formats();
  const room = sides[symbolSide][symbol.length > 1 ? 'long' : 'short'];
  return (
    <FieldFrame {...texts} ids={ids}>
      <div dir="ltr" className="relative">
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft ${symbolSide === 'left' ? 'start-4' : 'end-4'}`}
        >
          {symbol}
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          inputMode="decimal"
          className={`${controlStyle} h-12.5 ${room} tabular`}
        />
      </div>
    </FieldFrame>
  );
}
