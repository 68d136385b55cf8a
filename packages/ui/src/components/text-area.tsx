import { type ComponentPropsWithRef, useState } from 'react';

import { controlStyle } from '../lib/control-style.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { type FieldTexts, useField } from '../lib/use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'> {
  /** The most characters that can be typed. Where it is given, a counter stands below. */
  maxLength?: number;
}

/** How near the end the counter is said aloud, in characters. */
const nearTheEnd = 20;

/** Several lines of text. Takes `{...form.register('name')}`. */
export function TextArea({ label, hint, error, optional, hideLabel, ref, ...textarea }: TextAreaProps) {
  const texts = { label, hint, error, optional, hideLabel };
  const { control, ...ids } = useField(texts, textarea);
  const [length, setLength] = useState(0);
  const { maxLength } = textarea;
  const left = (maxLength ?? Infinity) - length;
  const countId = `${ids.id}-count`;
  const described = [control['aria-describedby'], maxLength && countId].filter(Boolean).join(' ');

  // A new function at every render, and so called after it: a form's reset writes the value without an event.
  const measure = (element: HTMLTextAreaElement | null) => setLength(element?.value.length ?? 0);

  return (
    <FieldFrame {...texts} ids={ids}>
      <textarea
        rows={5}
        {...textarea}
        {...control}
        ref={mergeRefs(ref, measure)}
        aria-describedby={described || undefined}
        className={`${controlStyle} min-h-32 resize-y py-3`}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          textarea.onInput?.(event);
        }}
      />
      {maxLength !== undefined && (
        <p id={countId} className="mt-1.5 text-right text-label text-ink-soft tabular">
          {length} of {maxLength} characters
        </p>
      )}
      {maxLength !== undefined && (
        <VisuallyHidden aria-live="polite">{left <= nearTheEnd && `${left} characters left`}</VisuallyHidden>
      )}
    </FieldFrame>
  );
}
