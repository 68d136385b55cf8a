import { type ReactNode, useId } from 'react';

/** What every field may say about itself, in words for people. */
export interface FieldTexts {
  /** The visible name of the field. It is required also where `hideLabel` takes it from sight. */
  label: string;
  /** Help that stands between label and control, and is read after the name. */
  hint?: ReactNode;
  /** What is wrong, as a sentence; its presence makes the field invalid. */
  error?: string | undefined;
  /** Marks the field as one that may stay empty. All others are required. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
}

interface OwnIds {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Ties label, hint and error to their control, once for all fields. `control` goes on the input, the ids on the
 * elements they name; `FieldFrame` does the latter.
 */
export function useField({ hint, error, optional }: FieldTexts, given: OwnIds) {
  const made = useId();
  const id = given.id ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId, given['aria-describedby']].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
    },
  };
}
