import type { Result } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { useAction, useUnsavedInDialog, withTags } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { FileButton } from './file-button.tsx';
import { FocusField } from './focus-field.tsx';
import { PictureUses } from './picture-uses.tsx';

export interface PictureDetailsProps {
  /** The picture that is shown. */
  picture: DeskPicture;
  /** Saves alternative text and focal point. */
  onSave: (details: Pick<DeskPicture, 'alt' | 'focus'>) => Promise<Result>;
  /** Removes the picture. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
  /** Called by 'Crop'. */
  onCrop: () => void;
  /** Called with the file that shall replace the picture. */
  onReplace: (file: File) => void;
}

/** The actions on an uploaded picture. */
export function PictureDetails({ picture, onSave, onRemove, onCrop, onReplace }: PictureDetailsProps) {
  const words = useWords('deskPictures');
  const names = useWords('desk');
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const { run, pending, result } = useAction<'save'>();
  const [saved, setSaved] = useState({ alt: picture.alt, focus: picture.focus });
  useUnsavedInDialog(alt !== saved.alt || focus !== saved.focus);
  async function save() {
    const saving = await onSave({ alt: alt.trim(), focus });
    if (saving.ok) setSaved({ alt, focus });
    return saving;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Form
        aria-label={words.details}
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run('save', save);
        }}
      >
        <Field
          label={words.alt}
          hint={words.altHint}
          optional
          maxLength={200}
          value={alt}
          onChange={({ currentTarget: { value } }) => setAlt(value)}
        />
        <FocusField address={picture.address} focus={focus} onChange={setFocus} />
        <FormNotice result={result} />
        <Button type="submit" size="small" className="justify-self-start" pending={pending === 'save'}>
          {names.save}
        </Button>
      </Form>
      <div className="grid gap-5 border-t border-line pt-5">
        {picture.name !== '' && (
          <p className="text-small wrap-anywhere text-ink-soft">
            {withTags(words.fileName({ name: picture.name }), (name) => (
              <bdi>{name}</bdi>
            ))}
          </p>
        )}
        <PictureUses uses={picture.used_by} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={onCrop}>
            {words.crop}
          </Button>
          <FileButton variant="secondary" onChoose={([file]) => file && onReplace(file)}>
            {words.replace}
          </FileButton>
          {picture.used_by.length === 0 && (
            <IrreversibleAction object={picture.alt} explained={words.removeExplained} onConfirm={onRemove}>
              {words.remove}
            </IrreversibleAction>
          )}
        </div>
        {picture.used_by.length > 0 && <p className="text-small text-ink-soft">{words.removeInUse}</p>}
      </div>
    </div>
  );
}
