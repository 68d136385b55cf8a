import { formatList, type Result } from '@hearthlight/domain';
import { Button, FormNotice, Sheet, useWords, type Words } from '@hearthlight/ui';
import { RichText, refusalOf, useAction } from '@hearthlight/ui/parts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { ChoiceOfText } from './choice-of-text.tsx';
import { type Choice, type Conflict, type Entry, type MergedField, mergeEntry, type Question } from './merge-entry.ts';

/** A field as it is shown. `show` renders a value that is no text, such as the number of a campaign. */
type ShownField<E> = MergedField<E> & { label: string; show?: ((value: string) => ReactNode) | undefined };

export interface EntryConflictProps<E extends Entry> extends Conflict<E> {
  /** The fields in the order of the form. */
  fields: ReadonlyArray<ShownField<E>>;
  /** The person who saved the other version, if known. */
  name?: string | undefined;
  /** A sentence that says who saved it and when. */
  lead?: string | undefined;
  /** Saves the entry that takes the place of both. */
  onResolve: (entry: E) => Promise<Result>;
}

/**
 * Merges both versions of an entry. What only one person changed is settled. Where both changed the same part, the
 * person must choose: no version is the default, so that none is given up unseen.
 */
export function EntryConflict<E extends Entry>(props: EntryConflictProps<E>) {
  const { base, mine, theirs, fields, name, lead, onResolve } = props;
  const words = useWords('deskConflict');
  const { questions, resolve, taken } = mergeEntry({ base, mine, theirs }, fields);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const { run, pending, result } = useAction<'save'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answers = questions.map((question) => choices.get(keyOf(question)));
  const save = () => {
    const given = answers.filter((answer) => answer !== undefined);
    setAsking(given.length < answers.length);
    if (given.length === answers.length) void run('save', () => onResolve(resolve(given)));
    else list.current?.querySelectorAll('fieldset')[answers.indexOf(undefined)]?.querySelector('input')?.focus();
  };
  return (
    <Sheet aria-label={words.title}>
      <div ref={list} className="grid gap-8">
        <div className="grid max-w-text gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-heading">
            {words.title}
          </h2>
          <p>{lead ?? words.lead}</p>
          <p>{questions.length > 0 ? words.choose : words.settled}</p>
          {taken.length > 0 && <p>{words.taken({ fields: formatList(taken.map(({ label }) => label)) })}</p>}
        </div>
        {questions.map((question, index) => (
          <ChoiceOfText
            key={keyOf(question)}
            legend={legendOf(question, questions, words)}
            labels={{
              mine: words.mine,
              theirs: name === undefined ? words.theirs : words.theirsOf({ name }),
              ...(isText(question) && { both: words.both }),
            }}
            sides={{ mine: sideOf(question, 'mine', words), theirs: sideOf(question, 'theirs', words) }}
            choice={answers[index]}
            error={isAsking && !answers[index] ? words.unanswered : undefined}
            onChoose={(choice) => setChoices(new Map(choices).set(keyOf(question), choice))}
          />
        ))}
        <FormNotice result={refusalOf(result)} />
        <Button className="justify-self-start" pending={pending !== undefined} onClick={save}>
          {words.save}
        </Button>
      </div>
    </Sheet>
  );
}

type Asked<E> = Question<ShownField<E>>;

/** With its texts: after yet another save, an answer counts only for the same question. */
const keyOf = <E,>({ field, mine, theirs }: Asked<E>) => [field.name, mine, theirs].join('|');

/** Whether both texts can stay. */
const isText = <E,>({ field, mine, theirs }: Asked<E>) => field.blocks !== undefined && mine !== '' && theirs !== '';

function legendOf<E>(question: Asked<E>, questions: readonly Asked<E>[], words: Words['deskConflict']): string {
  const { label, name } = question.field;
  const ofField = questions.filter(({ field }) => field.name === name);
  if (ofField.length === 1) return label;
  return words.part({ field: label, number: ofField.indexOf(question) + 1, total: ofField.length });
}

function sideOf<E>({ field, ...texts }: Asked<E>, side: 'mine' | 'theirs', words: Words['deskConflict']): ReactNode {
  const { blocks, show = (value) => value } = field;
  if (texts[side] === '') return blocks ? words.removed : words.empty;
  return (
    <div className="whitespace-pre-line" dir="auto">
      {show(texts[side])}
    </div>
  );
}

/** Shows the picture at an address. */
export const showPicture = (address: string): ReactNode => <img src={address} alt="" className="max-h-40" />;

/** Shows the HTML of an article. */
export const showHtml = (html: string): ReactNode => <RichText html={html} />;
