import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, replaceFocused } from '@hearthlight/ui/parts';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';

import { ChangePreview, type ChangePreviewProps } from './change-preview.tsx';

export interface ChangeFormProps {
  /** Accessible name of the form. */
  label: string;
  /** The steps of `usePreviewedChange`. */
  steps: {
    submit: (event: SyntheticEvent<HTMLFormElement>) => void;
    pending: boolean;
    result: Result | undefined;
    preview: ChangePreviewProps | undefined;
  };
  /** Whether the change needs the password, because it cannot be undone. */
  isIrreversible?: boolean;
  /** A sentence above the entries, if they do not say all. */
  about?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form that shows the entries of its change before it makes them. */
export function ChangeForm({ label, steps, isIrreversible = false, about, children }: ChangeFormProps) {
  const words = useWords('deskGift');
  const { pending, preview, result, submit } = steps;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Form aria-label={label} onSubmit={submit} className="grid gap-5" hidden={preview !== undefined}>
        {children}
        <FormNotice result={refusalOf(result)} />
        <div>
          <Button ref={button} type="submit" size="small" pending={pending}>
            {words.preview}
          </Button>
        </div>
      </Form>
      {preview && (
        <ChangePreview
          {...preview}
          isIrreversible={isIrreversible}
          about={about}
          onBack={() => replaceFocused(preview.onBack, button)}
        />
      )}
    </>
  );
}
