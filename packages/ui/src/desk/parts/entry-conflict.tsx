'use client';

import type { Result } from '@hearthlight/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskConflictWords } from '../../words/desk-conflict.ts';
import { ChoiceOfText } from './choice-of-text.tsx';

type Entry = Readonly<Record<string, string>>;

/** An entry that two people have changed at the same time. */
export interface Conflict<E> {
  /** As it was when both began. */
  base: E;
  mine: E;
  /** As the other person has saved it. */
  theirs: E;
}

export interface EntryConflictProps<E extends Entry> extends Conflict<E> {
  /** The fields in the order of the form. `show` renders a value that is no text, such as the number of a campaign. */
  fields: ReadonlyArray<{ name: keyof E & string; label: string; show?: (value: string) => ReactNode }>;
  /** Saves the entry that takes the place of both. */
  onResolve: (entry: E) => Promise<Result>;
}

/** Both versions of an entry, to choose one for each field that differs. What only the other person changed is chosen at first. */
export function EntryConflict<E extends Entry>({
  base,
  mine,
  theirs,
  fields,
  onResolve,
}: EntryConflictProps<E>) {
  const words = useDeskConflictWords();
  const differing = fields.filter(({ name }) => mine[name] !== theirs[name]);
  const [taken, setTaken] = useState(() =>
    differing.filter(({ name }) => mine[name] === base[name]).map(({ name }) => name),
  );
  const { run, pending, result } = useAction<'choice' | 'theirs'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = () => ({ ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) });
  return (
    <Sheet aria-label={words.title}>
      <div className="grid gap-8">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-heading">
            {words.title}
          </h2>
          <p className="mt-2 max-w-text">{words.lead}</p>
        </div>
        {differing.map(({ name, label, show = (value) => value }) => (
          <ChoiceOfText
            key={name}
            legend={label}
            labels={words}
            sides={{
              mine: sideOf(mine[name], show, words.empty),
              theirs: sideOf(theirs[name], show, words.empty),
            }}
            choice={taken.includes(name) ? 'theirs' : 'mine'}
            onChoose={(choice) =>
              setTaken(choice === 'theirs' ? [...taken, name] : taken.filter((other) => other !== name))
            }
          />
        ))}
        <FormNotice result={refusalOf(result)} />
        <div className="flex flex-wrap gap-3">
          <Button
            pending={pending === 'choice'}
            onClick={() => void run('choice', () => onResolve(chosen()))}
          >
            {words.saveChoice}
          </Button>
          <Button
            variant="secondary"
            pending={pending === 'theirs'}
            onClick={() => void run('theirs', () => onResolve(theirs))}
          >
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const sideOf = (value = '', show: (value: string) => ReactNode, empty: string) =>
  value === '' ? (
    empty
  ) : (
    <div className="whitespace-pre-line" dir="auto">
      {show(value)}
    </div>
  );

/** Shows the picture at an address. */
export const showPicture = (address: string): ReactNode => <img src={address} alt="" className="max-h-40" />;
