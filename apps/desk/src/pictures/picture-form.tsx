import { centerFocus, type Focus, type Result } from '@hearthlight/domain';
import { Button, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { failure, refusalOf, useAction, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useCallback, useRef, useState } from 'react';

import { CropArea } from './crop-area.tsx';
import { cropPicture, focusInPart, isPart, wholePicture } from './crop-picture.ts';

/** A picture to store, with its alternative text. */
export interface NewPicture {
  file: File;
  alt: string;
  /** The focal point, of a part of a picture that has one. */
  focus?: Focus;
}

export interface PictureFormProps {
  /** A chosen file, or the address of a stored picture, of which a part must be marked. */
  source: File | string;
  /** The name of the stored picture's file, which its part keeps. */
  name?: string;
  /** The alternative text at first. A part of a stored picture keeps it. */
  alt?: string;
  /** The focal point of the stored picture. */
  focus?: Focus;
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

/** Crops a picture before it is stored, and asks for the alternative text of a new one. */
export function PictureForm(props: PictureFormProps) {
  const { source, name = '', alt: givenAlt = '', focus = centerFocus, onSubmit } = props;
  const words = useWords('deskPictures');
  const { picture, show } = usePicture(source);
  const [crop, setCrop] = useState(wholePicture);
  const [alt, setAlt] = useState(givenAlt);
  const [isRefused, setRefused] = useState(false);
  const { run, pending, result } = useAction<'store'>();
  const isStored = typeof source === 'string';
  useUnsavedInDialog(alt !== givenAlt || isPart(crop));
  const isEmpty = !isStored && alt.trim() === '';
  async function store(): Promise<Result> {
    const described = { alt: alt.trim(), ...(isStored && { focus: focusInPart(focus, crop) }) };
    if (!isPart(crop) && !isStored) return onSubmit({ file: source, ...described });
    if (!isPart(crop) || !picture.current) return { ok: false, message: words.markPart };
    const part = await cropPicture(picture.current, crop, isJpeg(source)).catch(() => undefined);
    if (!part) return failure;
    const file = new File([part], isStored ? name : source.name, { type: part.type });
    return onSubmit({ file, ...described });
  }
  const field = useRef<HTMLInputElement>(null);
  function submit() {
    setRefused(isEmpty);
    if (isEmpty) field.current?.focus();
    else void run('store', store);
  }
  return (
    <Form
      aria-label={isStored ? words.crop : words.newPicture}
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
      {!isStored && (
        <Field
          ref={field}
          label={words.alt}
          hint={words.altHint}
          error={isRefused && isEmpty ? words.altRequired : undefined}
          maxLength={200}
          value={alt}
          onChange={({ currentTarget: { value } }) => setAlt(value)}
        />
      )}
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" size="small" className="justify-self-start" pending={pending === 'store'}>
        {isStored ? words.crop : words.store}
      </Button>
    </Form>
  );
}
