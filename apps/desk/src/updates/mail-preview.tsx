import type { UpdateMail } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';
import { DocumentFrame } from '@hearthlight/ui/parts';

import { LanguageSelect, type ShownLanguageProps } from '../parts/language-select.tsx';

export interface MailPreviewProps extends ShownLanguageProps {
  /** The mail as a donor would get it. */
  mail: Pick<UpdateMail, 'html' | 'subject'>;
}

/** The mail as a donor sees it. */
export function MailPreview({ mail, ...shown }: MailPreviewProps) {
  const words = useWords('deskUpdates');
  return (
    <Panel title={words.asMail}>
      <div className="grid gap-4">
        <LanguageSelect label={words.language} {...shown} />
        <p>
          <span className="block text-label text-ink-soft">{words.subject}</span>
          <bdi className="font-semibold wrap-anywhere">{mail.subject}</bdi>
        </p>
        <DocumentFrame title={words.asMail} html={mail.html} />
      </div>
    </Panel>
  );
}
