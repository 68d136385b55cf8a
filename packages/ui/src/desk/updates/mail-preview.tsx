'use client';

import type { UpdateMail } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Select } from '../../components/forms/select.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';

/** A language of the site with its own name. */
interface MailLanguage {
  tag: string;
  name: string;
}

export interface MailPreviewProps {
  mail: Pick<UpdateMail, 'html' | 'subject'>;
  /** The language of the mail, and those to choose from. */
  language: string;
  languages: readonly MailLanguage[];
  onLanguage: (tag: string) => void;
}

/** The mail as a donor sees it. Scripts and forms in its frame are off. */
export function MailPreview({ mail, language, languages, onLanguage }: MailPreviewProps) {
  const words = useDeskUpdatesWords();
  const [height, setHeight] = useState(0);
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
        <iframe
          title={words.asMail}
          // The page measures the mail. Without `allow-scripts` it can do nothing.
          sandbox="allow-same-origin"
          srcDoc={mail.html}
          height={height}
          onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 0)}
          className="w-full rounded-control border border-line"
        />
      </div>
    </Panel>
  );
}
