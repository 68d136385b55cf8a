'use client';

import { pictureSources } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { useEffect, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { useDeskWords } from '../../words/desk.ts';
import { useEditorWords } from '../../words/editor.ts';
import { LoadFailed } from '../frame/load-failed.tsx';

/** An uploaded picture to choose. */
export type UploadedPicture = Pick<DeskPicture, 'address' | 'used_by'>;

export interface PicturePickerProps {
  /** Loads the uploaded pictures. Resolves to `undefined` if that fails. */
  load: () => Promise<readonly UploadedPicture[] | undefined>;
  /** Called with the chosen picture. */
  onChoose: (picture: UploadedPicture) => void;
}

type Loaded = readonly UploadedPicture[] | 'loading' | 'failed';

/** Pictures at first, and more with each 'Show more'. */
const step = 24;

/** The uploaded pictures, to choose one. They load when it is first shown. */
export function PicturePicker({ load, onChoose }: PicturePickerProps) {
  const words = useEditorWords();
  const names = useDeskWords();
  const { loaded, retry } = useLoaded(load);
  const [shown, setShown] = useState(step);
  if (loaded === 'loading') return <Skeleton shape="text" lines={4} />;
  if (loaded === 'failed') return <LoadFailed onRetry={retry} />;
  if (loaded.length === 0) return <EmptyNote title={words.noUploads}>{words.noUploadsLead}</EmptyNote>;
  return (
    <div className="grid gap-4">
      <ul
        aria-label={words.uploadedList}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,40%),1fr))] gap-3"
      >
        {loaded.slice(0, shown).map((picture, index) => (
          <li key={picture.address}>
            <PictureButton picture={picture} number={index + 1} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {loaded.length > shown && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(shown + step)}
        >
          {names.showMore}
        </Button>
      )}
    </div>
  );
}

interface PictureButtonProps extends Pick<PicturePickerProps, 'onChoose'> {
  picture: UploadedPicture;
  /** Its place in the list. */
  number: number;
}

function PictureButton({ picture, number, onChoose }: PictureButtonProps) {
  const words = useEditorWords();
  const { address, used_by: uses } = picture;
  const [use] = uses;
  return (
    <button
      type="button"
      aria-label={use ? words.usedIn({ title: use.title }) : words.unusedPicture({ number })}
      onClick={() => onChoose(picture)}
      className="block w-full cursor-pointer overflow-hidden rounded-control border-frame border-line bg-paper-deep hover:border-pine"
    >
      <picture>
        {pictureSources(address).map(({ srcSet, type }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="9rem" />
        ))}
        <img src={address} alt="" loading="lazy" className="aspect-square w-full object-cover" />
      </picture>
    </button>
  );
}

/** Loads once, and again on request. A response after the list has closed is dropped. */
function useLoaded(load: PicturePickerProps['load']) {
  const [request, setRequest] = useState(load);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isCurrent = true;
    const settle = async () => {
      const pictures = await request;
      if (isCurrent) setLoaded(pictures ?? 'failed');
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [request]);
  const retry = () => {
    setLoaded('loading');
    setRequest(load());
  };
  return { loaded, retry };
}
