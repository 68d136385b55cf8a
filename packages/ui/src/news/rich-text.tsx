'use client';

import { stripHtml } from '@hearthlight/domain';
import { lazy, Suspense, useContext, useState } from 'react';

import { ownLanguage } from '../lib/own-language.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { articleTypography } from './article-typography.ts';
import { loadSanitizer } from './load-sanitizer.ts';
import { ServerSanitizer } from './server-sanitizer.ts';

const hasDom = typeof document !== 'undefined';

const SanitizedHtml = lazy(async () => ({ default: (await loadSanitizer()).SanitizedHtml }));

export interface RichTextProps {
  /** Untrusted HTML. `sanitizeHtml` defines what is kept. */
  html: string;
  /** The language of the text, if it is not that of the page. */
  language?: string | undefined;
}

/**
 * Sanitized HTML in the site's typography. It is plain text while the sanitizer loads, and on a server without a
 * `ServerSanitizer`.
 */
export function RichText({ html, language }: RichTextProps) {
  const sanitizeOnServer = useContext(ServerSanitizer);
  const isHydrating = !useMounted() && hasDom;
  const [rendered] = useState(isHydrating ? html : undefined);
  const attributes = { ...ownLanguage(language), className: articleTypography };
  // React keeps the HTML that the server rendered and sanitized.
  if (html === rendered)
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  if (sanitizeOnServer && !hasDom)
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: sanitizeOnServer(html) }} />;
  const plain = <div {...attributes}>{stripHtml(html)}</div>;
  if (!hasDom) return plain;
  return (
    <Suspense fallback={plain}>
      <SanitizedHtml {...attributes} html={html} />
    </Suspense>
  );
}
