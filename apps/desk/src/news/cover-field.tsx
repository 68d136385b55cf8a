import type { ArticleText } from '@hearthlight/domain/desk';
import { Field, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import type { PictureAccess } from '../pictures/picture-access.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { fieldAnchor } from './field-anchor.ts';

type Cover = Pick<ArticleText, 'cover_image_url' | 'cover_image_description'>;

export interface CoverFieldProps extends PictureAccess {
  /** Address and alternative text of the cover. */
  cover: Cover;
  /** Called with the changed parts. */
  onChange: (changes: Partial<Cover>) => void;
}

/** The cover picture of an article and its alternative text. */
export function CoverField({ cover, onChange, ...pictures }: CoverFieldProps) {
  const words = useWords('articles');
  const { cover_image_url: address, cover_image_description: alt } = cover;
  /** The picture whose text the person has left. A new picture has none yet, which is no error. */
  const [left, setLeft] = useState<string>();
  return (
    <PictureField
      label={words.cover}
      value={address}
      alt={alt}
      onChange={(picture, text) => onChange({ cover_image_url: picture, cover_image_description: text })}
      {...pictures}
    >
      <div id={fieldAnchor('cover_image_description')}>
        <Field
          label={words.coverAlt}
          hint={words.coverAltHint}
          error={left === address && alt.trim() === '' ? words.coverAltMissing : undefined}
          maxLength={200}
          value={alt}
          onBlur={() => setLeft(address)}
          onChange={(event) => onChange({ cover_image_description: event.target.value })}
        />
      </div>
    </PictureField>
  );
}
