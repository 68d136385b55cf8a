import type { DeskPicture, DeskResponse } from '@hearthlight/domain/desk';
import { useEffect, useState } from 'react';

import type { LoadPictures } from './picture-access.ts';
import { PictureList, type PicturesView } from './picture-list.tsx';

type Page = DeskResponse<'pictureList'>;

export interface PicturePickerProps {
  /** Loads a page of the pictures. A new function loads again. */
  load: LoadPictures;
  /** Called with the picture that is clicked. */
  onChoose: (picture: DeskPicture) => void;
}

/** The uploaded pictures, to choose one. They load when it is first shown. */
export function PicturePicker({ load, onChoose }: PicturePickerProps) {
  return <PictureList {...usePages(load)} onChoose={onChoose} />;
}

/** Loads pages one after the other. A response to an earlier search, or after the list has closed, is dropped. */
function usePages(load: LoadPictures) {
  const [request, setRequest] = useState({ search: '', after: '' });
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [status, setStatus] = useState<'loading' | 'failed' | 'ready'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const settle = async () => {
      const page = await load(request);
      if (!isCurrent) return;
      setStatus(page ? 'ready' : 'failed');
      if (page) setPages((known) => (request.after === '' ? [page] : [...known, page]));
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [load, request]);
  const onRetry = () => {
    setStatus('loading');
    setRequest({ ...request });
  };
  const next = pages.at(-1)?.next;
  const onShowMore = next ? () => setRequest({ ...request, after: next }) : undefined;
  const pictures = pages.flatMap((page) => page.pictures);
  const view: PicturesView = status === 'ready' ? { status, pictures, onShowMore } : { status, onRetry };
  return { view, search: request.search, onSearch: (search: string) => setRequest({ search, after: '' }) };
}
