'use client';

import { formats } from '@hearthlight/domain/formats';

import type { AttributesOf } from '../../lib/class-names.ts';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface MoneyFieldProps
  extends FieldTexts, FieldAttributes, AttributesOf<'input', 'size' | 'type' | 'inputMode'> {
  /** The sign of another currency than that of the formats, such as `€` or `zł`. */
  symbol?: string;
  /** The side on which the sign is written, if not that of the formats. */
  symbolSide?: 'left' | 'right';
}

/** Room for the symbol, a sign such as `€` or several letters. */
const sides = {
  left: { short: 'ps-8', long: 'ps-15' },
  right: { short: 'pe-10', long: 'pe-13' },
} as const;

/**
 * An amount of money. The value is text as typed, because a number field would read `1,000` as 1; `parseAmount` reads
 * it as the number that `Money` takes: 12.5 for `$12.50`. The symbol is that of `setFormats`, decorative, and typing another
 * one is allowed. Amounts are left to right in every language.
 */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  className,
  symbol = formats().symbol,
  symbolSide = formats().symbolSide,
  ...input
}: MoneyFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  const room = sides[symbolSide][symbol.length > 1 ? 'long' : 'short'];
  return (
    <FieldFrame {...texts} ids={ids}>
      <div dir="ltr" className="relative">
        <span
          data-part="symbol"
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft ${symbolSide === 'left' ? 'start-4' : 'end-4'}`}
        >
          {symbol}
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          data-part="control"
          type="text"
          inputMode="decimal"
          className={`${controlStyle} h-12.5 ${room} tabular`}
        />
      </div>
    </FieldFrame>
  );
}
