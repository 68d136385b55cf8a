'use client';

import { pictureSources } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { Select } from '../../components/forms/select.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { useDeskPictureWords } from '../../words/desk-picture.ts';
import { FileChoice } from '../news/editor/file-choice.tsx';
import type { UploadResult } from '../news/editor/picture-dialog.tsx';

export interface PictureFieldProps {
  /** The address of the chosen picture. Empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** What is wrong, as a sentence. */
  error: string | undefined;
  /** The uploaded pictures. */
  pictures: readonly DeskPicture[];
  /** Stores a picture and returns its address. */
  uploadPicture: (file: File) => Promise<UploadResult>;
}

/** The picture of a campaign or an update: an uploaded one, or a new one. */
export function PictureField({ value, onChange, error, pictures, uploadPicture }: PictureFieldProps) {
  const words = useDeskPictureWords();
  const [upload, setUpload] = useState<'none' | 'pending' | { message: string }>('none');
  const choose = async (file: File) => {
    setUpload('pending');
    const result = await uploadPicture(file);
    setUpload(result.ok ? 'none' : { message: result.message });
    if (result.ok) onChange(result.address);
  };
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-3 text-small font-semibold">{words.picture}</legend>
      <ArchPicture
        src={value}
        alt=""
        formats={{ sizes: '18rem', sources: pictureSources(value) }}
        className="max-w-72"
      />
      <Select
        label={words.uploaded}
        name="image_url"
        error={error}
        options={[{ value: '', label: words.choose }, ...optionsOf(pictures, value, words.number)]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <FileChoice isPending={upload === 'pending'} error={undefined} onChoose={(file) => void choose(file)} />
      {typeof upload === 'object' && <Notice tone="error">{upload.message}</Notice>}
    </fieldset>
  );
}

/** The uploaded pictures by where they are used, and the present picture if it is another one. */
function optionsOf(
  pictures: readonly DeskPicture[],
  value: string,
  numbered: (values: { number: number }) => string,
) {
  const options = pictures.map(({ address, used_by: uses }, index) => ({
    value: address,
    label: uses.find(({ title }) => title !== '')?.title ?? numbered({ number: index + 1 }),
  }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: value.replace(/^.*\//, '') }, ...options];
}
