'use client';

import type { Result } from '@hearthlight/domain';
import { useCallback, useRef, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { failure } from '../../forms/result-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskPicturesWords } from '../../words/desk-pictures.ts';
import { CropArea } from './crop-area.tsx';
import { cropPicture, isPart, wholePicture } from './crop-picture.ts';

/** A picture to store, with its alternative text. */
export interface NewPicture {
  file: Blob;
  alt: string;
}

export interface PictureFormProps {
  /** A chosen file, or the address of a stored picture, of which a part must be marked. */
  source: File | string;
  /** The alternative text at first. */
  alt?: string;
  /** Stores the picture. */
  onSubmit: (picture: NewPicture) => Promise<Result>;
}

const isJpeg = (source: File | string) =>
  typeof source === 'string' ? /\.jpe?g$/.test(source) : source.type === 'image/jpeg';

/** Returns a ref for an element that shows a picture, and the element. */
function usePicture(source: File | string) {
  const picture = useRef<HTMLImageElement>(null);
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = typeof source === 'string' ? source : URL.createObjectURL(source);
      picture.current = element;
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [source],
  );
  return { picture, show };
}

/** Crops a picture and asks for its alternative text before it is stored. */
export function PictureForm({ source, alt: givenAlt = '', onSubmit }: PictureFormProps) {
  const words = useDeskPicturesWords();
  const { picture, show } = usePicture(source);
  const [crop, setCrop] = useState(wholePicture);
  const [alt, setAlt] = useState(givenAlt);
  const [isRefused, setRefused] = useState(false);
  const { run, pending, result } = useAction<'store'>();
  const isEmpty = alt.trim() === '';
  async function store(): Promise<Result> {
    if (!isPart(crop) && typeof source !== 'string') return onSubmit({ file: source, alt: alt.trim() });
    if (!isPart(crop) || !picture.current) return { ok: false, message: words.markPart };
    const part = await cropPicture(picture.current, crop, isJpeg(source)).catch(() => undefined);
    return part ? onSubmit({ file: part, alt: alt.trim() }) : failure;
  }
  const field = useRef<HTMLInputElement>(null);
  function submit() {
    setRefused(isEmpty);
    if (isEmpty) field.current?.focus();
    else void run('store', store);
  }
  return (
    <Form
      aria-label={words.newPicture}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a dialog reach the React parents of the dialog, such as the form of the article.
        event.stopPropagation();
        submit();
      }}
    >
      <CropArea crop={crop} onChange={setCrop} pictureRef={show} />
      <p className="-mt-2 text-small text-ink-soft">{words.cropHint}</p>
      <Field
        ref={field}
        label={words.alt}
        hint={words.altHint}
        error={isRefused && isEmpty ? words.altRequired : undefined}
        maxLength={200}
        value={alt}
        onChange={({ currentTarget: { value } }) => setAlt(value)}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending === 'store'}>
        {words.store}
      </Button>
    </Form>
  );
}
