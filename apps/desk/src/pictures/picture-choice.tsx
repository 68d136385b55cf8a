import type { DeskPicture } from '@hearthlight/domain/desk';
import { Button, Dialog, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { FileChoice, type FileChoiceProps } from './file-choice.tsx';
import type { LoadPictures } from './picture-access.ts';
import { PicturePicker } from './picture-picker.tsx';

export interface PictureChoiceProps extends FileChoiceProps {
  /** Loads the uploaded pictures. */
  loadPictures: LoadPictures;
  /** Called with a picture that was uploaded before, its usual alternative text and its focus. */
  onPick: (picture: Pick<DeskPicture, 'address' | 'alt' | 'focus'>) => void;
}

/** Chooses a picture: a file, or one that was uploaded before. */
export function PictureChoice({ loadPictures, onPick, ...file }: PictureChoiceProps) {
  const words = useWords('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <FileChoice {...file} />
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
