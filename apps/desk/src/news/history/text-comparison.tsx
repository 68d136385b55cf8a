import { withoutFocus } from '@hearthlight/domain';
import type { ArticleText } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { RichText } from '@hearthlight/ui/parts';
import { Fragment } from 'react';

import { changesOf } from '../../parts/merge-blocks.ts';
import { textIn } from '../../parts/text-in.ts';
import { blocksOf } from '../blocks-of.ts';
import { sameField, sameHtml, textFields } from '../same-text.ts';
import { ChangedWords } from './changed-words.tsx';

export interface TextComparisonProps {
  /** The earlier text. */
  before: ArticleText;
  /** The later text. */
  after: ArticleText;
  /** The campaigns, for their titles. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
}

/** The differences between two texts of one article: each field, and the words of each paragraph. */
export function TextComparison({ before, after, campaigns }: TextComparisonProps) {
  const words = useWords('deskNews');
  const names = useWords('articles');
  const fields = textFields.filter((field) => !sameField(field, before, after));
  if (fields.length === 0) return <p>{words.noDifference}</p>;
  const labels = {
    title: names.title,
    tags: names.tags,
    author_name: names.author,
    cover_image_url: names.cover,
    cover_image_description: names.coverAlt,
    campaign_id: names.campaign,
    detail: words.body,
  };
  const show = (field: Exclude<keyof ArticleText, 'detail'>, text: ArticleText) =>
    field === 'campaign_id'
      ? (campaigns.find(({ id }) => id === text.campaign_id)?.title ?? names.noCampaign)
      : withoutFocus(text[field]);
  return (
    <dl className="grid gap-6">
      {fields.map((field) => (
        <div key={field}>
          <dt className="mb-1 text-small font-semibold">{labels[field]}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {field === 'detail' ? (
              <ChangedText before={before.detail} after={after.detail} />
            ) : (
              <ChangedWords before={show(field, before)} after={show(field, after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedText({ before, after }: { before: string; after: string }) {
  const blocks = blocksOf(before);
  const changes = changesOf(blocks, blocksOf(after), sameHtml);
  const unchanged = (from: number, to?: number) => {
    const html = blocks.slice(from, to).join('');
    return html && <RichText html={html} />;
  };
  return (
    <div className="grid gap-4 border-s-3 border-line ps-4">
      {changes.map((change, index) => (
        <Fragment key={index}>
          {unchanged(changes[index - 1]?.end ?? 0, change.start)}
          <ChangedPart earlier={blocks.slice(change.start, change.end).join('')} later={change.blocks.join('')} />
        </Fragment>
      ))}
      {unchanged(changes.at(-1)?.end ?? 0)}
    </div>
  );
}

function ChangedPart({ earlier, later }: { earlier: string; later: string }) {
  const [before, after] = [textIn(earlier), textIn(later)];
  if (before !== after) return <ChangedWords before={before} after={after} />;
  // Only the looks differ, such as a bold word.
  return (
    <>
      <del className="bg-failed/8 no-underline">
        <RichText html={earlier} />
      </del>
      <ins className="bg-completed/8 no-underline">
        <RichText html={later} />
      </ins>
    </>
  );
}
