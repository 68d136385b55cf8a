import type { ArticleText } from '@hearthlight/domain/desk';
import { Field, Select, useWords } from '@hearthlight/ui';

import type { PictureAccess } from '../pictures/picture-access.ts';
import { CoverField } from './cover-field.tsx';
import { fieldAnchor } from './field-anchor.ts';

export interface ArticleDetailsProps extends PictureAccess {
  /** The article as it is edited. */
  text: ArticleText;
  /** The campaigns to choose from. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** Called with the changed fields. */
  onChange: (changes: Partial<ArticleText>) => void;
}

/** Tags, author, campaign and cover of an article. */
export function ArticleDetails({ text, campaigns, onChange, ...pictures }: ArticleDetailsProps) {
  const words = useWords('articles');
  return (
    <div className="grid content-start gap-6">
      <div id={fieldAnchor('tags')}>
        <Field
          label={words.tags}
          hint={words.tagsHint}
          optional
          maxLength={200}
          value={text.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
      </div>
      <div id={fieldAnchor('author_name')}>
        <Field
          label={words.author}
          optional
          maxLength={200}
          value={text.author_name}
          onChange={(event) => onChange({ author_name: event.target.value })}
        />
      </div>
      <Select
        label={words.campaign}
        hint={words.campaignHint}
        optional
        options={[
          { value: '', label: words.noCampaign },
          ...campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        value={text.campaign_id === null ? '' : String(text.campaign_id)}
        onChange={({ target: { value } }) => onChange({ campaign_id: value === '' ? null : Number(value) })}
      />
      <div id={fieldAnchor('cover_image_url')}>
        <CoverField cover={text} onChange={onChange} {...pictures} />
      </div>
    </div>
  );
}
