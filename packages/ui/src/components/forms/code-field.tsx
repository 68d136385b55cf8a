'use client';

import { plainText } from '@hearthlight/domain/plain-text';
import type { ChangeEvent, CSSProperties } from 'react';

import type { AttributesOf } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldAttributes, type FieldTexts, useField } from './use-field.ts';

export interface CodeFieldProps
  extends
    FieldTexts,
    FieldAttributes,
    AttributesOf<'input', 'size' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** Number of digits in the code. */
  length: number;
}

/** White space and dashes, which pasted codes contain. */
const separators = /[\s\p{Pd}]/gu;

/**
 * A numeric one-time code: a single input that looks like one cell per digit, so that pasting, autofill and deleting
 * work as in any other input. Digits of other scripts become those of English, spaces and dashes are removed, and the
 * rest is cut to `length` before `onChange` is called. Takes `{...form.register('code')}`.
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  className,
  length,
  onChange,
  ref,
  ...input
}: CodeFieldProps) {
  const texts = { label, hint, error, optional, className };
  const { control, ...ids } = useField(texts, input);
  const cellCount: CSSProperties & Record<'--cells', number> = { '--cells': length };

  // Instead of `maxLength`, which would cut a pasted `1 2-3 45` before its separators are removed.
  function clean(element: HTMLInputElement | null) {
    if (!element) return;
    const code = plainText(element.value).replace(separators, '').slice(0, length);
    if (code !== element.value) element.value = code;
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    clean(event.currentTarget);
    onChange?.(event);
  }

  return (
    <FieldFrame {...texts} ids={ids}>
      {/* A cell is 56 px wide, or less where space is short. Letter spacing moves each digit, 1ch wide, from the
          middle of one cell to the middle of the next. With forced colors, browsers would paint the page's color behind
          the digits, over the edges of the cells. */}
      <div className="@container" style={cellCount}>
        <div
          data-part="control"
          dir="ltr"
          className="relative w-[calc(var(--cells)*var(--cell)+(var(--cells)-1)*var(--gap))] overflow-clip rounded-control outline-offset-3 outline-pine [--cell:min(3.5rem,calc((100cqw-(var(--cells)-1)*var(--gap))/var(--cells)))] [--gap:0.5rem] has-focus-visible:outline-(length:--border-focus) has-disabled:opacity-60"
        >
          <input
            {...input}
            {...control}
            // The form reads a code that was entered before hydration when `ref` is called.
            ref={mergeRefs(clean, ref)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={change}
            className="peer relative z-1 block h-[max(var(--cell),2.75rem)] w-[calc(100%+var(--cell))] bg-transparent ps-[calc((var(--cell)-1ch)/2)] text-heading font-semibold tracking-[calc(var(--cell)+var(--gap)-1ch)] text-ink tabular outline-none forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none"
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 grid grid-cols-[repeat(var(--cells),minmax(0,1fr))] gap-(--gap) text-control peer-focus-visible:text-pine peer-aria-invalid:text-failed forced-colors:peer-aria-invalid:*:border-3"
          >
            {Array.from({ length }, (_, cell) => (
              <span key={cell} className="rounded-control border-frame border-current bg-paper" />
            ))}
          </span>
        </div>
      </div>
    </FieldFrame>
  );
}
