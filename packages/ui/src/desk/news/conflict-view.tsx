'use client';

import { formatDateTime } from '@hearthlight/domain';
import type { Article, ArticleText } from '@hearthlight/domain/desk';
import { type ReactNode, useMemo, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { RichText } from '../../news/rich-text.tsx';
import { useArticlesWords } from '../../words/articles.ts';
import { ChoiceOfText } from '../parts/choice-of-text.tsx';
import { blocksOf } from './blocks-of.ts';
import { type Choice, joinParts, partsOf } from './parts.ts';
import { sameField, textFields } from './same-text.ts';

export interface ConflictViewProps {
  /** The text of the person who looks at this. */
  mine: ArticleText;
  /** The article as somebody else has saved it meanwhile. */
  current: Article;
  /** The campaigns, for their titles. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** Called with the text that takes the place of both. */
  onResolve: (text: ArticleText) => void;
}

type LineField = Exclude<keyof ArticleText, 'detail'>;

/** Two texts of one article side by side, to choose for each part that differs. */
export function ConflictView({ mine, current, campaigns, onResolve }: ConflictViewProps) {
  const words = useArticlesWords();
  const theirs = current.text;
  const name = current.edited_by ?? words.somebody;
  const differing = textFields.filter(
    (field): field is LineField => field !== 'detail' && !sameField(field, mine, theirs),
  );
  const parts = useMemo(() => partsOf(blocksOf(mine.detail), blocksOf(theirs.detail)), [mine, theirs]);
  const differentParts = parts.filter((part) => part.kind === 'different');
  const [fromTheirs, setFromTheirs] = useState<readonly LineField[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>(differentParts.map(() => 'mine'));

  const show = (field: LineField, text: ArticleText): ReactNode => {
    if (field === 'campaign_id')
      return campaigns.find(({ id }) => id === text.campaign_id)?.title ?? words.noCampaign;
    if (field === 'cover_image_url' && text.cover_image_url !== '')
      return <img src={text.cover_image_url} alt={text.cover_image_description} className="max-h-40" />;
    return text[field] === '' ? words.nothing : text[field];
  };
  const sides = { mine: words.mine, theirs: words.theirs({ name }) };
  const labels: Record<LineField, string> = {
    title: words.title,
    tags: words.tags,
    author_name: words.author,
    cover_image_url: words.cover,
    cover_image_description: words.coverAlt,
    campaign_id: words.campaign,
  };
  const chosen = (): ArticleText => ({
    ...mine,
    ...Object.fromEntries(fromTheirs.map((field) => [field, theirs[field]])),
    detail: joinParts(parts, choices),
  });

  return (
    <div className="grid max-w-page gap-8">
      <div>
        <h2 className="text-pane">{words.conflictTitle}</h2>
        <output className="mt-2 block max-w-text">
          {current.edited_at === null
            ? words.conflictLeadUndated({ name })
            : words.conflictLead({ name, time: formatDateTime(current.edited_at) })}
        </output>
      </div>
      {differing.map((field) => (
        <ChoiceOfText
          key={field}
          legend={labels[field]}
          labels={sides}
          sides={{ mine: show(field, mine), theirs: show(field, theirs) }}
          choice={fromTheirs.includes(field) ? 'theirs' : 'mine'}
          onChoose={(choice) =>
            setFromTheirs([
              ...fromTheirs.filter((other) => other !== field),
              ...(choice === 'theirs' ? [field] : []),
            ])
          }
        />
      ))}
      {differentParts.map((part, index) => (
        <ChoiceOfText
          key={`${part.mine}|${part.theirs}`}
          legend={words.partOfText({ number: index + 1, total: differentParts.length })}
          labels={{ ...sides, both: words.both }}
          sides={{ mine: textOf(part.mine, words.nothing), theirs: textOf(part.theirs, words.nothing) }}
          choice={choices[index] ?? 'mine'}
          onChoose={(choice) => setChoices(choices.with(index, choice))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onResolve(chosen())}>{words.saveChoice}</Button>
        <Button variant="secondary" onClick={() => onResolve(theirs)}>
          {words.takeAllTheirs({ name })}
        </Button>
      </div>
    </div>
  );
}

const textOf = (html: string, nothing: string) => (html === '' ? nothing : <RichText html={html} />);
