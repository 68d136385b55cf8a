'use client';

import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface MoneyFieldProps
  extends
    FieldTexts,
    FieldAttributes,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'inputMode'> {}

/**
 * An amount in US dollars. The value is text as typed, because a number field would read `1,000` as 1; parse
 * it with `parseMoney` of the domain. The dollar sign is decorative, and typing another one is allowed.
 * Amounts are left to right in every language.
 */
export function MoneyField({ label, hint, error, optional, className, ...input }: MoneyFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <div dir="ltr" className="relative">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-soft"
        >
          {'$'}
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          inputMode="decimal"
          className={`${controlStyle} h-12.5 ps-8 tabular`}
        />
      </div>
    </FieldFrame>
  );
}
