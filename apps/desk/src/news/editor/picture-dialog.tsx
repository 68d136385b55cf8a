import { Button, Field, Notice, useWords } from '@hearthlight/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { FormDialog } from '../../frame/form-dialog.tsx';
import type { LoadPictures, UploadResult } from '../../pictures/picture-access.ts';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import type { PictureAttributes } from './picture-attributes.ts';

export interface PictureDialogProps {
  /** Loads the uploaded pictures. */
  loadPictures: LoadPictures;
  /** The upload of a dropped or pasted picture. Without it, the dialog asks for a picture. */
  started?: Promise<UploadResult> | undefined;
  /** Stores a picture and returns its address. */
  upload: (file: File) => Promise<UploadResult>;
  /** Called with the stored picture and its alternative text. */
  onInsert: (picture: PictureAttributes) => void;
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

type Upload =
  | { state: 'none' }
  | { state: 'pending' }
  | { state: 'failed'; message: string }
  | { state: 'stored'; address: string };

/** The state of an upload. A response to an earlier one, or after the dialog has closed, is dropped. */
function useUpload(started: Promise<UploadResult> | undefined): Upload {
  const [answer, setAnswer] = useState<{ to: Promise<UploadResult>; result: UploadResult }>();
  useEffect(() => {
    if (!started) return undefined;
    let isCurrent = true;
    const settle = async () => {
      const result = await started;
      if (isCurrent) setAnswer({ to: started, result });
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [started]);
  if (!started) return { state: 'none' };
  if (answer?.to !== started) return { state: 'pending' };
  const { result } = answer;
  return result.ok ? { state: 'stored', address: result.address } : { state: 'failed', message: result.message };
}

/** Uploads a picture and asks for its alternative text, which it does not do without. */
export function PictureDialog({ started, upload, loadPictures, onInsert, onClose }: PictureDialogProps) {
  const words = useWords('editor');
  const [uploading, setUploading] = useState(started);
  const uploaded = useUpload(uploading);
  const [alt, setAlt] = useState('');
  const [size, setSize] = useState<Pick<PictureAttributes, 'width' | 'height'>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const isStored = uploaded.state === 'stored';
  const isEmpty = alt.trim() === '';
  return (
    <FormDialog title={words.picture} isUnsaved={isStored || alt !== ''} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          flushSync(() => setSubmitted(true));
          if (isStored && !isEmpty) onInsert({ src: uploaded.address, alt: alt.trim(), ...size });
          else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        }}
      >
        {isStored ? (
          <img
            src={uploaded.address}
            alt=""
            className="max-h-60 w-full rounded-control bg-paper-deep object-contain"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        ) : (
          <PictureChoice
            loadPictures={loadPictures}
            onPick={({ address, alt: usual }) => {
              setUploading(Promise.resolve({ ok: true, address }));
              setAlt(alt || usual);
            }}
            isPending={uploaded.state === 'pending'}
            error={isSubmitted && uploaded.state === 'none' ? words.pictureRequired : undefined}
            onChoose={(file) => setUploading(upload(file))}
          />
        )}
        {uploaded.state === 'failed' && <Notice tone="error">{uploaded.message}</Notice>}
        <Field
          label={words.alt}
          hint={words.altHint}
          error={isSubmitted && isEmpty ? words.altRequired : undefined}
          value={alt}
          maxLength={200}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button type="submit" pending={isSubmitted && !isEmpty && uploaded.state === 'pending'}>
          {words.insertPicture}
        </Button>
      </form>
    </FormDialog>
  );
}
