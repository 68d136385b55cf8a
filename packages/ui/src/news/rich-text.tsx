'use client';

import { stripHtml } from '@hearthlight/domain';
import { useContext, useMemo, useState } from 'react';

import { ownLanguage } from '../lib/own-language.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { articleTypography } from './article-typography.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { ServerSanitizer } from './server-sanitizer.ts';

const hasDom = typeof document !== 'undefined';

export interface RichTextProps {
  /** Untrusted HTML. `sanitizeHtml` defines what is kept. */
  html: string;
  /** The language of the text, if it is not that of the page. */
  language?: string | undefined;
}

/** Sanitized HTML in the site's typography. On a server without a `ServerSanitizer` it is plain text. */
export function RichText({ html, language }: RichTextProps) {
  const sanitizeOnServer = useContext(ServerSanitizer);
  const isHydrating = !useMounted() && hasDom;
  // React keeps the HTML that the server rendered and sanitized. Sanitizing it again would only cost slow phones time.
  const [rendered] = useState(isHydrating ? html : undefined);
  const sanitize = hasDom ? sanitizeHtml : sanitizeOnServer;
  const clean = useMemo(
    () => (html === rendered ? { __html: '' } : sanitize && { __html: sanitize(html) }),
    [sanitize, html, rendered],
  );
  const own = ownLanguage(language);
  if (!clean)
    return (
      <div {...own} className={articleTypography}>
        {stripHtml(html)}
      </div>
    );
  return (
    <div {...own} className={articleTypography} dangerouslySetInnerHTML={clean} suppressHydrationWarning />
  );
}
