'use client';

import { type ReactNode, useId } from 'react';

import type { LayoutProps } from '../../lib/class-names.ts';

/** The texts and the position of a choice, which takes no `optional`. */
export interface ChoiceTexts extends LayoutProps {
  /** Visible label, which is the field's accessible name. */
  label: string;
  /** Help between label and control. It is part of the accessible description. */
  hint?: ReactNode;
  /** The error, as a sentence. Its presence marks the field as invalid. */
  error?: string | undefined;
}

/** The texts and the position of a field. */
export interface FieldTexts extends ChoiceTexts {
  /** Whether it may stay empty. Screen readers announce all other fields as required. */
  optional?: boolean | undefined;
}

/** Attributes of the control that every field takes. */
export interface FieldAttributes {
  /** Name of the value in the form. */
  name?: string | undefined;
  /** Value at first. The field is uncontrolled. */
  defaultValue?: string | number | readonly string[] | undefined;
  /** Whether it is unavailable. It cannot be focused, so explain beside it why. */
  disabled?: boolean | undefined;
}

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Connects label, hint and error with their control. Spread `control` on the input and pass the ids to `FieldFrame`,
 * which sets them on the elements.
 */
export function useField({ hint, error, optional }: FieldTexts, given: ControlProps) {
  const generatedId = useId();
  const id = given.id ?? generatedId;
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
      'aria-required': !optional || undefined,
    },
  };
}
