import { FieldFrame } from './field-frame.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A field of your own: a date, with label, hint and error like all others. */
export function DateField(texts: FieldTexts) {
  const { control, ...ids } = useField(texts, {});
  return (
    <FieldFrame {...texts} ids={ids}>
      <input {...control} type="date" className="w-full rounded-control border border-control px-4 py-3" />
    </FieldFrame>
  );
}
