'use client';

import { type DeskPicture, pictureFileProblem } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { useDeskPicturesWords } from '../../words/desk-pictures.ts';
import { useDeskWords } from '../../words/desk.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { PictureDialogs, type PictureActions, type PictureStep } from './picture-dialogs.tsx';
import { PictureGrid } from './picture-grid.tsx';

type PicturesView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; pictures: readonly DeskPicture[] };

export interface PicturesPageProps extends PictureActions {
  view: PicturesView;
  onRetry: () => void;
}

/** The uploaded pictures. Several chosen files are prepared one after the other. */
export function PicturesPage({ view, onRetry, ...actions }: PicturesPageProps) {
  const words = useDeskPicturesWords();
  const names = useDeskWords();
  const [step, setStep] = useState<PictureStep>();
  const [problem, setProblem] = useState<string>();
  const choose = (files: readonly File[]) => {
    const usable = files.filter((file) => pictureFileProblem(file) === undefined);
    setProblem(files.map(pictureFileProblem).find((sentence) => sentence !== undefined));
    if (usable.length > 0) setStep({ kind: 'new', files: usable });
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
      {view.status === 'loading' && <ListSkeleton />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && (
        <Sheet aria-label={names.pictures}>
          {view.pictures.length === 0 ? (
            <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>
          ) : (
            <PictureGrid
              pictures={view.pictures}
              onChoose={(picture) => setStep({ kind: 'details', picture })}
            />
          )}
        </Sheet>
      )}
      {step && <PictureDialogs step={step} onStep={setStep} {...actions} />}
    </DropZone>
  );
}
