import { Button, Dialog, Notice, useWords } from '@hearthlight/ui';
import { DocumentFrame } from '@hearthlight/ui/parts';
import { useRef } from 'react';

import { LanguageSelect, type ShownLanguageProps } from '../parts/language-select.tsx';

export interface OccasionLetterProps extends ShownLanguageProps {
  /** The letter as HTML; `undefined` while it loads. */
  html: string | undefined;
  /** Whether it could not be loaded. */
  isFailed: boolean;
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

/** The letter for the family as it is printed, in a language of the site. */
export function OccasionLetter({ html, isFailed, onClose, ...shown }: OccasionLetterProps) {
  const words = useWords('deskOccasions');
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Dialog open onOpenChange={onClose} title={words.letter}>
      <div className="grid gap-4">
        <LanguageSelect label={words.language} {...shown} />
        {isFailed && <Notice tone="error">{words.letterFailed}</Notice>}
        {html !== undefined && (
          <>
            <DocumentFrame ref={frame} printable title={words.letter} html={html} />
            <Button className="justify-self-start" onClick={() => frame.current?.contentWindow?.print()}>
              {words.print}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
