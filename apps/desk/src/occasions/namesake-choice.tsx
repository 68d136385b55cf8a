import type { OccasionRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { ChoiceRow } from '../parts/choice-row.tsx';
import { occasionName } from './occasion-name.ts';

export interface NamesakeChoiceProps {
  /** The occasions of the typed name and of similar ones, at least one. */
  occasions: readonly OccasionRow[];
  /** The number of the chosen one, `new` for somebody else, or empty. */
  value: string;
  /** Called with the number of an occasion, or with `new`. */
  onChoose: (id: string) => void;
}

/** Asks whether a name is that of a known occasion or of somebody else. Nothing is chosen at first. */
export function NamesakeChoice({ occasions, value, onChoose }: NamesakeChoiceProps) {
  const words = useWords('deskOccasions');
  const { shown } = useWords('deskGifts');
  const choice = (id: string, children: ReactNode) => (
    <ChoiceRow key={id} name="namesake" value={id} checked={value === id} onChange={() => onChoose(id)}>
      {children}
    </ChoiceRow>
  );
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="text-label font-strong">{words.namesakes}</legend>
      {occasions.map((occasion) =>
        choice(
          String(occasion.id),
          <>
            <bdi className="font-semibold">{occasionName(words, occasion)}</bdi>{' '}
            <span className="text-small text-ink-soft">{shown({ count: occasion.gifts })}</span>
          </>,
        ),
      )}
      {choice('new', words.another)}
    </fieldset>
  );
}
