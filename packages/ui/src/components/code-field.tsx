import { limits } from '@hearthlight/domain';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

import { type FieldTexts, useField } from '../lib/use-field.ts';
import { FieldFrame } from './field-frame.tsx';

export interface CodeFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'size' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength'
    > {}

const cells = Array.from({ length: limits.code.length }, (_, index) => index);
/** What people paste between digits: white space and every sort of dash. */
const separators = /[\s\p{Pd}]/gu;

/**
 * The code of a mail: one input, drawn as five cells, so that pasting, filling in from a message and deleting work
 * as in any other. Spaces and dashes are dropped and the rest is cut at five characters before `onChange` hears
 * of it. Takes `{...form.register('code')}`. It has no `maxLength`, which would cut a pasted `1 2-3 45` short.
 */
export function CodeField({ label, hint, error, optional, hideLabel, onChange, ...input }: CodeFieldProps) {
  const texts = { label, hint, error, optional, hideLabel };
  const { control, ...ids } = useField(texts, input);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    const code = value.replace(separators, '').slice(0, limits.code.length);
    if (code !== value) event.currentTarget.value = code;
    onChange?.(event);
  }

  return (
    <FieldFrame {...texts} ids={ids}>
      {/* Cells of 56 px, or as wide as there is room for. A digit is 1ch wide; the letter spacing carries it from the
          middle of one cell to that of the next. */}
      <div className="@container">
        <div className="relative w-[calc(5*var(--cell)+4*var(--gap))] overflow-clip rounded-control outline-offset-3 outline-pine [--cell:min(3.5rem,calc((100cqw-4*var(--gap))/5))] [--gap:0.5rem] has-focus-visible:outline-3">
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={change}
            className="peer relative z-1 block h-(--cell) w-[calc(100%+var(--cell))] bg-transparent pl-[calc((var(--cell)-1ch)/2)] text-heading font-semibold tracking-[calc(var(--cell)+var(--gap)-1ch)] text-ink tabular outline-none"
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 grid grid-cols-5 gap-(--gap) text-control peer-focus-visible:text-pine peer-aria-invalid:text-failed"
          >
            {cells.map((cell) => (
              <span key={cell} className="rounded-control border-[1.5px] border-current bg-paper" />
            ))}
          </span>
        </div>
      </div>
    </FieldFrame>
  );
}
