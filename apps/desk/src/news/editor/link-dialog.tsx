import { isArticleLink } from '@hearthlight/domain';
import { Button, Field, useWords } from '@hearthlight/ui';
import { useRef, useState } from 'react';

import { FormDialog } from '../../frame/form-dialog.tsx';

export interface LinkDialogProps {
  /** The address of the link at the cursor, empty if there is none. */
  address: string;
  /** Called with the address to link to. */
  onSave: (address: string) => void;
  /** Called to remove the link. */
  onRemove: () => void;
  /** Called when the person changes nothing. */
  onClose: () => void;
}

const isDomain = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
const isMail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Completes what people type: `example.org` and `ruth@example.org` have no scheme. */
function addressOf(typed: string): string {
  const address = typed.trim();
  if (isMail.test(address)) return `mailto:${address}`;
  return isDomain.test(address) ? `https://${address}` : address;
}

/** Asks for the address of a link. */
export function LinkDialog({ address, onSave, onRemove, onClose }: LinkDialogProps) {
  const words = useWords('editor');
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const completed = addressOf(typed);
  const field = useRef<HTMLInputElement>(null);
  return (
    <FormDialog title={words.link} initialFocus={field} isUnsaved={typed !== address} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          const isAllowed = isArticleLink(completed);
          setRefused(!isAllowed);
          if (isAllowed) onSave(completed);
          else field.current?.focus();
        }}
      >
        <Field
          ref={field}
          label={words.linkAddress}
          hint={words.linkHint}
          error={isRefused && !isArticleLink(completed) ? words.linkRefused : undefined}
          type="url"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.save}</Button>
          {address !== '' && (
            <Button variant="secondary" onClick={onRemove}>
              {words.removeLink}
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  );
}
