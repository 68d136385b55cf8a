import { Button, Dialog, Notice, Select, useWords } from '@hearthlight/ui';
import { DocumentFrame } from '@hearthlight/ui/parts';
import { useRef } from 'react';

export interface OccasionLetterProps {
  /** The letter as HTML; `undefined` while it loads. */
  html: string | undefined;
  /** Whether it could not be loaded. */
  isFailed: boolean;
  /** The language of the letter. */
  language: string;
  /** The languages to choose from, with their own names. The choice is hidden if there is only one. */
  languages: ReadonlyArray<{ tag: string; name: string }>;
  /** Called with the chosen language. */
  onLanguage: (tag: string) => void;
  /** Called when the person closes the dialog. */
  onClose: () => void;
}

/** The letter for the family as it is printed, in a language of the site. */
export function OccasionLetter({
  html,
  isFailed,
  language,
  languages,
  onLanguage,
  onClose,
}: OccasionLetterProps) {
  const words = useWords('deskOccasions');
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Dialog open onOpenChange={onClose} title={words.letter}>
      <div className="grid gap-4">
        {languages.length > 1 && (
          <Select
            label={words.language}
            options={languages.map(({ tag, name }) => ({ value: tag, label: name, language: tag }))}
            value={language}
            onChange={({ target }) => onLanguage(target.value)}
          />
        )}
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
