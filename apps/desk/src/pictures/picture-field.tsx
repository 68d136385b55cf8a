import { pictureSources, withFocus } from '@hearthlight/domain';
import { ArchPicture, Button, Notice, useWords } from '@hearthlight/ui';
import { type ReactNode, useState } from 'react';

import type { PictureAccess } from './picture-access.ts';
import { PictureChoice } from './picture-choice.tsx';

export interface PictureFieldProps extends PictureAccess {
  /** The name of the picture, as the legend of the group. */
  label: string;
  /** The address of the chosen picture. Empty for none. */
  value: string;
  /** The alternative text of the chosen picture, if it has one here. */
  alt?: string;
  /** The name of the field in its form. */
  name?: string;
  /** The error, as a sentence. */
  error?: string | undefined;
  /** Called with the address of another picture, and its usual alternative text. */
  onChange: (address: string, alt: string) => void;
  /** Fields about the chosen picture. */
  children?: ReactNode;
}

/** The picture of an article, a campaign or an update: a new file, or one that was uploaded before. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, alt = '', name, error, onChange, uploadPicture, loadPictures, children } = props;
  const words = useWords('deskPicture');
  const [isChoosing, setChoosing] = useState(false);
  const change = (address: string, usual = '') => {
    setChoosing(false);
    onChange(address, usual);
  };
  const { upload, store } = useUpload(uploadPicture, change);
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-3 text-small font-semibold">{label}</legend>
      {value !== '' && (
        <>
          <ArchPicture
            src={value}
            alt={alt}
            formats={{ sizes: '18rem', sources: pictureSources(value) }}
            className="max-w-72"
          />
          {children}
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {words.another}
          </Button>
        </>
      )}
      {(isChoosing || value === '' || error !== undefined) && (
        <PictureChoice
          name={name}
          loadPictures={loadPictures}
          onPick={({ address, alt: usual, focus }) => change(withFocus(address, focus), usual)}
          isPending={upload === 'pending'}
          error={error}
          onChoose={(file) => void store(file)}
        />
      )}
      {typeof upload === 'object' && <Notice tone="error">{upload.message}</Notice>}
    </fieldset>
  );
}

function useUpload(uploadPicture: PictureAccess['uploadPicture'], onStored: (address: string) => void) {
  const [upload, setUpload] = useState<'none' | 'pending' | { message: string }>('none');
  const store = async (file: File) => {
    setUpload('pending');
    const result = await uploadPicture(file);
    setUpload(result.ok ? 'none' : { message: result.message });
    if (result.ok) onStored(result.address);
  };
  return { upload, store };
}
