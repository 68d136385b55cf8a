import type { Result } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { FormDialog } from '../frame/form-dialog.tsx';
import { PictureDetails } from './picture-details.tsx';
import { type NewPicture, PictureForm } from './picture-form.tsx';

/** The page's calls for pictures. */
export interface PictureActions {
  /** Stores a picture. */
  onUpload: (picture: NewPicture) => Promise<Result>;
  /** Stores a picture and uses it wherever another one is used. */
  onReplace: (old: DeskPicture, picture: NewPicture) => Promise<Result>;
  /** Saves alternative text and focal point. */
  onEdit: (picture: DeskPicture, details: Pick<DeskPicture, 'alt' | 'focus'>) => Promise<Result>;
  /** Removes a picture that is not used. Called with the password. */
  onRemove: (picture: DeskPicture, password: string) => Promise<Result>;
}

/** The content of the dialog: chosen files one after the other, a picture, or another in its place. */
export type PictureStep =
  | { kind: 'new'; files: readonly File[] }
  | { kind: 'details'; picture: DeskPicture }
  | { kind: 'crop'; picture: DeskPicture }
  | { kind: 'replace'; picture: DeskPicture; file: File };

export interface PictureDialogsProps extends PictureActions {
  /** The content of the dialog. */
  step: PictureStep;
  /** Called with what to show next; `undefined` closes the dialog. */
  onStep: (step: PictureStep | undefined) => void;
}

/** The dialogs of the page of pictures. */
export function PictureDialogs({ step, onStep, ...actions }: PictureDialogsProps) {
  const words = useWords('deskPictures');
  const close = () => onStep(undefined);
  const then = (next: PictureStep | undefined) => (result: Result) => {
    if (result.ok) onStep(next);
    return result;
  };
  if (step.kind === 'new') {
    const [file, ...rest] = step.files;
    const next = rest.length > 0 ? { ...step, files: rest } : undefined;
    if (!file) return null;
    return (
      <FormDialog onClose={() => onStep(next)} title={words.newPicture}>
        <PictureForm
          key={rest.length}
          source={file}
          onSubmit={(picture) => actions.onUpload(picture).then(then(next))}
        />
      </FormDialog>
    );
  }
  const { picture } = step;
  if (step.kind !== 'details')
    return (
      <FormDialog
        onClose={close}
        // The chosen file is not stored yet.
        isUnsaved={step.kind === 'replace'}
        title={step.kind === 'crop' ? words.crop : words.replaceTitle}
        description={step.kind === 'crop' ? words.cropKeeps : words.replaceHint}
      >
        <PictureForm
          source={step.kind === 'crop' ? picture.address : step.file}
          name={picture.name}
          alt={picture.alt}
          focus={picture.focus}
          onSubmit={(changed) => actions.onReplace(picture, changed).then(then(undefined))}
        />
      </FormDialog>
    );
  return (
    <FormDialog onClose={close} title={words.details}>
      <PictureDetails
        picture={picture}
        onSave={async (details) => {
          const result = await actions.onEdit(picture, details);
          return result.ok ? { ok: true, message: words.saved } : result;
        }}
        onRemove={(password) => actions.onRemove(picture, password).then(then(undefined))}
        onCrop={() => onStep({ kind: 'crop', picture })}
        onReplace={(file) => onStep({ kind: 'replace', picture, file })}
      />
    </FormDialog>
  );
}
