import { Button, Field, useWords } from '@hearthlight/ui';
import { useRef, useState } from 'react';

import { FormDialog } from '../../frame/form-dialog.tsx';

export interface AltTextDialogProps {
  /** Address of the picture. */
  src: string;
  /** The present alternative text. */
  alt: string;
  /** Called with the new alternative text, which is not empty. */
  onSave: (alt: string) => void;
  /** Called when the person changes nothing. */
  onClose: () => void;
}

/** Asks for the alternative text of a picture. */
export function AltTextDialog({ src, alt, onSave, onClose }: AltTextDialogProps) {
  const words = useWords('editor');
  const [typed, setTyped] = useState(alt);
  const [isRefused, setRefused] = useState(false);
  const isEmpty = typed.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  return (
    <FormDialog title={words.altTitle} initialFocus={field} isUnsaved={typed !== alt} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // Events of a dialog reach the React parents of the dialog, such as the form of the article.
          event.stopPropagation();
          setRefused(isEmpty);
          if (isEmpty) field.current?.focus();
          else onSave(typed.trim());
        }}
      >
        <img src={src} alt="" className="max-h-60 w-full rounded-control bg-paper-deep object-contain" />
        <Field
          ref={field}
          label={words.alt}
          hint={words.altHint}
          error={isRefused && isEmpty ? words.altRequired : undefined}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{words.save}</Button>
      </form>
    </FormDialog>
  );
}
