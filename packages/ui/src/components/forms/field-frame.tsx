import type { ReactNode } from 'react';

import { type AttributesOf, classNames } from '../../lib/class-names.ts';
import { FieldError } from './field-error.tsx';
import type { FieldTexts } from './use-field.ts';

export interface FieldFrameProps extends FieldTexts, AttributesOf<'div'> {
  /** Ids from `useField`. */
  ids: { id: string; hintId: string; errorId: string };
  /** The control. */
  children: ReactNode;
}

/** The parts that every field shares: the label above the control, the hint between them and the error below. */
export function FieldFrame({ ids, label, hint, error, optional, className, children, ...attributes }: FieldFrameProps) {
  return (
    <div
      {...attributes}
      data-invalid={error ? true : undefined}
      data-optional={optional || undefined}
      className={classNames('group/field', className)}
    >
      <label
        data-part="label"
        htmlFor={ids.id}
        className="mb-1.5 block text-small font-semibold group-data-invalid/field:text-failed"
      >
        {label}
      </label>
      {hint && (
        <p data-part="hint" id={ids.hintId} className="-mt-1 mb-2 text-small wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError data-part="error" id={ids.errorId}>
        {error}
      </FieldError>
    </div>
  );
}
