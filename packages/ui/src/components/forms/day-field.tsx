'use client';

import type { AttributesOf } from '../../lib/class-names.ts';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface DayFieldProps extends FieldTexts, AttributesOf<'input', 'size' | 'type'> {}

/** A day, chosen in the browser's own calendar. Its value is `YYYY-MM-DD`, which `formatDay` takes. */
export function DayField({ label, hint, error, optional, className, ...input }: DayFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <input {...input} {...control} data-part="control" type="date" className={`${controlStyle} h-12.5`} />
    </FieldFrame>
  );
}
