import type { DeskPicture } from '@hearthlight/domain/desk';
import { Button, Dialog, useWords } from '@hearthlight/ui';
import { useEffect, useId, useState } from 'react';

import { FileChoice, type FileChoiceProps } from './file-choice.tsx';
import type { LoadPictures } from './picture-access.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PicturePicker } from './picture-picker.tsx';

export interface PictureChoiceProps extends FileChoiceProps {
  /** Loads the uploaded pictures. */
  loadPictures: LoadPictures;
  /** Called with a picture that was uploaded before, its usual alternative text and its focus. */
  onPick: (picture: Pick<DeskPicture, 'address' | 'alt' | 'focus'>) => void;
}

/** Chooses a picture: a file, one of the newest, or any other that was uploaded before. */
export function PictureChoice({ loadPictures, onPick, ...file }: PictureChoiceProps) {
  const words = useWords('editor');
  const [isOpen, setOpen] = useState(false);
  const recent = useRecent(loadPictures);
  const recentId = useId();
  return (
    <div className="grid gap-4">
      <FileChoice {...file} />
      {recent.length > 0 && (
        <section aria-labelledby={recentId} className="grid gap-3">
          <p id={recentId} className="text-small font-semibold">
            {words.recentlyUploaded}
          </p>
          <PictureGrid pictures={recent} onChoose={onPick} />
        </section>
      )}
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.uploaded}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={words.uploaded} className="max-w-page!">
          <PicturePicker
            load={loadPictures}
            onChoose={(picture) => {
              setOpen(false);
              onPick(picture);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

/** How many pictures are offered without opening the list. */
const offered = 4;

/** Loads the newest pictures. Returns none until they are there, and if that fails: the list says why. */
function useRecent(load: LoadPictures): readonly DeskPicture[] {
  const [recent, setRecent] = useState<readonly DeskPicture[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const settle = async () => {
      const page = await load({ search: '', after: '' });
      const current = page?.pictures.filter(({ is_replaced: isReplaced }) => !isReplaced) ?? [];
      if (isCurrent) setRecent(current.slice(0, offered));
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return recent;
}
