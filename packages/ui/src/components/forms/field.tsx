'use client';

import type { AttributesOf } from '../../lib/class-names.ts';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface FieldProps extends FieldTexts, FieldAttributes, AttributesOf<'input', 'size'> {
  /** Passwords, codes, amounts and choices have their own components. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

/** E-mail addresses, phone numbers and web addresses are left to right in every language. */
const directions = { text: 'auto', search: 'auto', email: 'ltr', tel: 'ltr', url: 'ltr' } as const;

/**
 * A single-line text field. Takes `{...form.register('name')}`.
 */
export function Field({ label, hint, error, optional, className, type = 'text', ...input }: FieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <input
        dir={directions[type]}
        {...input}
        {...control}
        data-part="control"
        type={type}
        className={`${controlStyle} h-12.5`}
      />
    </FieldFrame>
  );
}
