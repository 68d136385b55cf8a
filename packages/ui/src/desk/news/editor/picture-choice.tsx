'use client';

import type { DeskPicture } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { useEditorWords } from '../../../words/editor.ts';
import type { LoadPictures } from '../../pictures/picture-access.ts';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { FileChoice, type FileChoiceProps } from './file-choice.tsx';

export interface PictureChoiceProps extends FileChoiceProps {
  /** Loads the uploaded pictures. */
  loadPictures: LoadPictures;
  /** Called with a picture that was uploaded before, its usual alternative text and its focus. */
  onPick: (picture: Pick<DeskPicture, 'address' | 'alt' | 'focus'>) => void;
}

/** Chooses a picture: a file, or one that was uploaded before. */
export function PictureChoice({ loadPictures, onPick, ...file }: PictureChoiceProps) {
  const words = useEditorWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <FileChoice {...file} />
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.uploaded}
      </Button>
      {isOpen && (
        <div className="max-h-80 overflow-y-auto p-1">
          <PicturePicker load={loadPictures} onChoose={onPick} />
        </div>
      )}
    </div>
  );
}
