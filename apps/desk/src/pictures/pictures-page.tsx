import { pictureFileProblem } from '@hearthlight/domain/desk';
import { Notice, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { PictureDialogs, type PictureActions, type PictureStep } from './picture-dialogs.tsx';
import { PictureList, type PictureSearchProps } from './picture-list.tsx';

export interface PicturesPageProps extends PictureActions, PictureSearchProps {}

/** The uploaded pictures. Several chosen files are prepared one after the other. */
export function PicturesPage({ onUpload, onReplace, onEdit, onRemove, ...list }: PicturesPageProps) {
  const words = useWords('deskPictures');
  const names = useWords('desk');
  const [step, setStep] = useState<PictureStep>();
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  const actions: PictureActions = {
    onUpload,
    onEdit,
    onReplace: async (old, picture) => {
      const result = await onReplace(old, picture);
      if (result.ok) toast({ text: words.newVersion });
      return result;
    },
    onRemove: async (...removal) => {
      const result = await onRemove(...removal);
      if (result.ok && result.message !== undefined) toast({ text: result.message });
      return result;
    },
  };
  const begin = (next: PictureStep | undefined, sentence?: string) => {
    setProblem(sentence);
    setStep(next);
  };
  const choose = (files: readonly File[]) => {
    const usable = files.filter((file) => pictureFileProblem(file) === undefined);
    const sentence = files.map(pictureFileProblem).find((each) => each !== undefined);
    begin(usable.length > 0 ? { kind: 'new', files: usable } : undefined, sentence);
  };
  return (
    <DropZone active={step === undefined} onChoose={choose}>
      <DeskHeader
        title={names.pictures}
        lead={
          <>
            {words.lead} {words.dropHint}
          </>
        }
        action={
          <FileButton multiple onChoose={choose}>
            {words.upload}
          </FileButton>
        }
      />
      {problem && (
        <Notice tone="error" className="mb-5">
          {problem}
        </Notice>
      )}
      <PictureList {...list} onChoose={(picture) => begin({ kind: 'details', picture })} />
      {step && <PictureDialogs step={step} onStep={setStep} {...actions} />}
    </DropZone>
  );
}
