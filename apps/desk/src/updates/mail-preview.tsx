import type { UpdateMail } from '@hearthlight/domain/desk';
import { Panel, Select, useWords } from '@hearthlight/ui';
import { DocumentFrame } from '@hearthlight/ui/parts';

/** A language of the site with its own name. */
interface MailLanguage {
  tag: string;
  name: string;
}

/** The language in which a mail is shown. */
export interface MailLanguageProps {
  /** The language of the mail. */
  language: string;
  /** The languages to choose from. The choice is hidden if there is only one. */
  languages: ReadonlyArray<MailLanguage>;
  /** Called with the chosen language, such as `es`. */
  onLanguage: (tag: string) => void;
}

export interface MailPreviewProps extends MailLanguageProps {
  /** The mail as a donor would get it. */
  mail: Pick<UpdateMail, 'html' | 'subject'>;
}

/** The mail as a donor sees it. */
export function MailPreview({ mail, language, languages, onLanguage }: MailPreviewProps) {
  const words = useWords('deskUpdates');
  return (
    <Panel title={words.asMail}>
      <div className="grid gap-4">
        {languages.length > 1 && (
          <Select
            label={words.language}
            options={languages.map(({ tag, name }) => ({ value: tag, label: name, language: tag }))}
            value={language}
            onChange={({ target }) => onLanguage(target.value)}
          />
        )}
        <p>
          <span className="block text-label text-ink-soft">{words.subject}</span>
          <bdi className="font-semibold wrap-anywhere">{mail.subject}</bdi>
        </p>
        <DocumentFrame title={words.asMail} html={mail.html} />
      </div>
    </Panel>
  );
}
