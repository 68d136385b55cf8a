import { FieldFrame, type FieldTexts, useField } from '@hearthlight/ui';
import { controlStyle } from '@hearthlight/ui/parts';
import type { ComponentPropsWithRef } from 'react';

export interface MomentFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> {}

/**
 * A day and a time, chosen in the browser's own calendar. Its value has no time zone: say in the hint which one it is.
 */
export function MomentField({ label, hint, error, optional, className, ...input }: MomentFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  return (
    <FieldFrame {...texts} ids={ids}>
      <input {...input} {...control} type="datetime-local" className={`${controlStyle} h-12.5`} />
    </FieldFrame>
  );
}
