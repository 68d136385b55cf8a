'use client';

import { useState } from 'react';

import type { AttributesOf } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { useWords } from '../../words/words-provider.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface TextAreaProps extends FieldTexts, FieldAttributes, AttributesOf<'textarea'> {
  /** Maximum number of characters. With it, a counter is shown below the field. The browser cuts longer text off. */
  maxLength?: number;
  /** Like `maxLength`, but longer text is kept and counted, so that a long paste loses nothing; the form rejects it. */
  countTo?: number;
}

/** Remaining characters from which on the counter is announced. */
const announcedFrom = 20;

/**
 * A multi-line text field. Takes `{...form.register('name')}`.
 */
export function TextArea({ label, hint, error, optional, className, ref, countTo, ...textarea }: TextAreaProps) {
  const words = useWords('library');
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, textarea);
  const [length, setLength] = useState(0);
  const limit = textarea.maxLength ?? countTo;
  const left = (limit ?? Infinity) - length;
  const countId = `${ids.id}-count`;
  const described = [control['aria-describedby'], limit && countId].filter(Boolean).join(' ');

  // React calls a new ref callback after each render. A form reset changes the value without an event.
  const measure = (element: HTMLTextAreaElement | null) => setLength(element?.value.length ?? 0);

  return (
    <FieldFrame {...texts} ids={ids}>
      <textarea
        rows={5}
        dir="auto"
        {...textarea}
        {...control}
        data-part="control"
        ref={mergeRefs(ref, measure)}
        aria-describedby={described || undefined}
        className={`${controlStyle} min-h-32 resize-y py-3`}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          textarea.onInput?.(event);
        }}
      />
      {limit !== undefined && (
        <p data-part="counter" id={countId} className="mt-1.5 text-end text-label text-ink-soft tabular">
          {words.charactersOf({ length, limit })}
        </p>
      )}
      {limit !== undefined && (
        <VisuallyHidden aria-live="polite">
          {left <= announcedFrom &&
            (left < 0 ? words.charactersTooMany({ count: -left }) : words.charactersLeft({ count: left }))}
        </VisuallyHidden>
      )}
    </FieldFrame>
  );
}
