'use client';

import { type ReactNode, useId } from 'react';

import { useArticlesWords } from '../../words/articles.ts';
import type { Choice } from './parts.ts';

export interface ChoiceOfTextProps {
  /** What both texts are of, such as 'Title'. */
  legend: string;
  /** The own text and that of the other person. */
  sides: Readonly<Record<'mine' | 'theirs', ReactNode>>;
  /** Who has saved the other text. */
  name: string;
  /** The chosen text. */
  choice: Choice;
  /** Called with another choice. */
  onChoose: (choice: Choice) => void;
  /** Whether both texts can be taken, one after the other. */
  withBoth?: boolean;
}

/** Two texts side by side, of which one is chosen. */
export function ChoiceOfText({ legend, sides, name, choice, onChoose, withBoth }: ChoiceOfTextProps) {
  const words = useArticlesWords();
  const group = useId();
  const labels = { mine: words.mine, theirs: words.theirs({ name }), both: words.both };
  const radio = (value: Choice) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small font-semibold">
      <input
        type="radio"
        name={group}
        checked={choice === value}
        onChange={() => onChoose(value)}
        className="size-5 accent-pine"
      />
      {labels[value]}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div
            key={side}
            data-chosen={choice === side || choice === 'both' || undefined}
            className="min-w-0 rounded-control border-frame border-line bg-paper px-4 pt-1 pb-4 data-chosen:border-pine forced-colors:data-chosen:border-3"
          >
            {radio(side)}
            <div className="mt-1 wrap-anywhere">{sides[side]}</div>
          </div>
        ))}
      </div>
      {withBoth && radio('both')}
    </fieldset>
  );
}
