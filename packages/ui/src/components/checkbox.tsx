import type { ComponentPropsWithRef } from 'react';

import { type FieldTexts, useField } from '../lib/use-field.ts';

export interface CheckboxProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> {}

/** A yes or no that takes effect with its form. The whole line can be pressed. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const { control, ...ids } = useField({ label, hint, error, optional: !input.required }, input);
  return (
    <div>
      <label className="group inline-grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-1">
        <span className="relative grid size-6">
          <input
            {...input}
            {...control}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-lg border-[1.5px] border-control bg-paper transition-colors duration-act group-hover:border-ink-soft checked:border-pine checked:bg-pine aria-invalid:border-failed forced-colors:appearance-auto"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="pointer-events-none absolute inset-0 text-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m6.5 12.5 4 4 7-8.5" />
          </svg>
        </span>
        <span className="text-small font-medium">{label}</span>
      </label>
      {hint && (
        <p id={ids.hintId} className="pl-9 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.errorId} className="pl-9 text-small text-failed">
          {error}
        </p>
      )}
    </div>
  );
}
