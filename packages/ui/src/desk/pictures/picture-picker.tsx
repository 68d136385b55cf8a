'use client';

import type { DeskPicture } from '@hearthlight/domain/desk';
import { useEffect, useState } from 'react';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { useEditorWords } from '../../words/editor.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PictureGrid, type PictureGridProps } from './picture-grid.tsx';

export interface PicturePickerProps extends Pick<PictureGridProps, 'onChoose'> {
  /** Loads the uploaded pictures. Resolves to `undefined` if that fails. */
  load: () => Promise<readonly DeskPicture[] | undefined>;
}

type Loaded = readonly DeskPicture[] | 'loading' | 'failed';

/** The uploaded pictures, to choose one. They load when it is first shown. */
export function PicturePicker({ load, onChoose }: PicturePickerProps) {
  const words = useEditorWords();
  const { loaded, retry } = useLoaded(load);
  if (loaded === 'loading') return <Skeleton shape="text" lines={4} />;
  if (loaded === 'failed') return <LoadFailed onRetry={retry} />;
  if (loaded.length === 0) return <EmptyNote title={words.noUploads}>{words.noUploadsLead}</EmptyNote>;
  return <PictureGrid pictures={loaded} onChoose={onChoose} />;
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
