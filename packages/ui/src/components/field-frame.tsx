import type { ReactNode } from 'react';

import type { FieldTexts } from '../lib/use-field.ts';

export interface FieldFrameProps extends FieldTexts {
  /** The ids of `useField`. */
  ids: { id: string; hintId: string; errorId: string };
  /** The control itself. */
  children: ReactNode;
}

/** The label above a control, the hint between them and the error below: the same for every field. */
export function FieldFrame({ ids, label, hint, error, optional, hideLabel, children }: FieldFrameProps) {
  return (
    <div data-invalid={error ? true : undefined} className="group/field">
      <label
        htmlFor={ids.id}
        data-hidden={hideLabel || undefined}
        className="mb-1.5 block text-small font-semibold group-data-invalid/field:text-failed data-hidden:sr-only"
      >
        {label}
        {optional && (
          <>
            {' '}
            <span className="font-normal text-ink-soft">(optional)</span>
          </>
        )}
      </label>
      {hint && (
        <p id={ids.hintId} className="-mt-1 mb-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={ids.errorId} className="mt-1.5 text-small text-failed">
          {error}
        </p>
      )}
    </div>
  );
}
