'use client';

import { formatCount } from '@hearthlight/domain';
import { type ReactNode, useId } from 'react';

export interface FormStepProps {
  /** Its number among the steps, counted from 1. */
  number: number;
  /** The instruction of this step; the accessible name of the group. */
  title: string;
  /** The fields. */
  children: ReactNode;
}

/** A numbered part of a form, below a heading. */
export function FormStep({ number, title, children }: FormStepProps) {
  const titleId = useId();
  return (
    <fieldset
      aria-labelledby={titleId}
      className="grid min-w-0 gap-5 border-t border-line pt-6 not-first:mt-8 first:border-0 first:pt-0"
    >
      <h2 id={titleId} className="flex items-baseline gap-3 text-heading">
        <span aria-hidden="true" className="font-display text-stat text-ember tabular">
          {formatCount(number)}
        </span>
        {title}
      </h2>
      {children}
    </fieldset>
  );
}
