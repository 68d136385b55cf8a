import { FieldError } from '@hearthlight/ui';
import { type ReactNode, useId } from 'react';

import type { Choice } from './merge-entry.ts';

export interface ChoiceOfTextProps {
  /** The name of the part, such as 'Title'. */
  legend: string;
  /** The own text and that of the other person. */
  sides: Readonly<Record<'mine' | 'theirs', ReactNode>>;
  /** The names of the choices. With `both`, one text can be taken after the other. */
  labels: Readonly<Record<'mine' | 'theirs', string> & { both?: string }>;
  /** The chosen text. Without it, none is chosen. */
  choice: Choice | undefined;
  /** The error, as a sentence. */
  error?: string | undefined;
  /** Called with another choice. */
  onChoose: (choice: Choice) => void;
}

/** Two texts side by side, of which one is chosen. */
export function ChoiceOfText({ legend, sides, labels, choice, error, onChoose }: ChoiceOfTextProps) {
  const group = useId();
  const errorId = useId();
  const card = (value: Choice, text?: ReactNode) => (
    <div
      data-chosen={choice === value || choice === 'both' || undefined}
      data-both={value === 'both' || undefined}
      className="min-w-0 rounded-control border-frame border-line bg-paper px-4 py-1 data-chosen:border-pine data-both:tablet:col-span-2 forced-colors:data-chosen:border-3"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small font-semibold">
        <input
          type="radio"
          name={group}
          checked={choice === value}
          onChange={() => onChoose(value)}
          className="size-5 shrink-0 accent-pine"
        />
        {labels[value]}
      </label>
      {text && <div className="mt-1 mb-3 wrap-anywhere">{text}</div>}
    </div>
  );
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        {card('mine', sides.mine)}
        {card('theirs', sides.theirs)}
        {labels.both !== undefined && card('both')}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
