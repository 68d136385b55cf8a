import type { ComponentPropsWithRef } from 'react';

import { controlStyle } from '../lib/control-style.ts';
import { type FieldTexts, useField } from '../lib/use-field.ts';
import { FieldFrame } from './field-frame.tsx';

export interface FieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'> {
  /** For passwords, codes, sums and choices there are fields of their own. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

/** One line of text. Takes `{...form.register('name')}`; give the form `noValidate`, so that the site's sentences are shown. */
export function Field({ label, hint, error, optional, hideLabel, type = 'text', ...input }: FieldProps) {
  const texts = { label, hint, error, optional, hideLabel };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <input {...input} {...control} type={type} className={`${controlStyle} h-12.5`} />
    </FieldFrame>
  );
}
