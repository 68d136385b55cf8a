'use client';

import { pictureSources } from '@hearthlight/domain';
import type { ArticleText } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { useArticlesWords } from '../../words/articles.ts';
import { PictureChoice, type PictureChoiceProps } from './editor/picture-choice.tsx';
import type { UploadResult } from './editor/picture-dialog.tsx';

type Cover = Pick<ArticleText, 'cover_image_url' | 'cover_image_description'>;

export interface CoverFieldProps extends Pick<PictureChoiceProps, 'loadPictures'> {
  /** Address and alternative text of the cover. */
  cover: Cover;
  /** Called with the changed parts. */
  onChange: (changes: Partial<Cover>) => void;
  /** Stores a picture and returns its address. */
  uploadPicture: (file: File) => Promise<UploadResult>;
}

/** The cover picture of an article and its alternative text. */
export function CoverField({ cover, onChange, uploadPicture, loadPictures }: CoverFieldProps) {
  const words = useArticlesWords();
  const [upload, setUpload] = useState<'none' | 'pending' | { message: string }>('none');
  const { cover_image_url: address, cover_image_description: alt } = cover;
  const change = (picture: string) => onChange({ cover_image_url: picture, cover_image_description: '' });
  const choose = async (file: File) => {
    setUpload('pending');
    const result = await uploadPicture(file);
    setUpload(result.ok ? 'none' : { message: result.message });
    if (result.ok) change(result.address);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-small font-semibold">{words.cover}</legend>
      {address !== '' && (
        <>
          <ArchPicture
            src={address}
            alt={alt}
            formats={{ sizes: '18rem', sources: pictureSources(address) }}
            className="max-w-72"
          />
          <Field
            label={words.coverAlt}
            hint={words.coverAltHint}
            error={alt.trim() === '' ? words.coverAltMissing : undefined}
            maxLength={200}
            value={alt}
            onChange={(event) => onChange({ cover_image_description: event.target.value })}
          />
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => onChange({ cover_image_url: '', cover_image_description: '' })}
          >
            {words.removeCover}
          </Button>
        </>
      )}
      {address === '' && (
        <PictureChoice
          loadPictures={loadPictures}
          onPick={change}
          isPending={upload === 'pending'}
          error={undefined}
          onChoose={(file) => void choose(file)}
        />
      )}
      {typeof upload === 'object' && <Notice tone="error">{upload.message}</Notice>}
    </fieldset>
  );
}
