'use client';

import { stripHtml } from '@hearthlight/domain';
import { type HTMLAttributes, lazy, Suspense, useContext, useMemo, useState } from 'react';

import { ownLanguage } from '../lib/own-language.ts';
import { useMounted } from '../lib/use-mounted.ts';
import { articleTypography } from './article-typography.ts';
import { loadSanitizer } from './load-sanitizer.ts';
import { Sanitizer } from './sanitizer.ts';

const hasDom = typeof document !== 'undefined';

export interface RichTextProps {
  /** Untrusted HTML. `sanitizeHtml` defines what is kept. */
  html: string;
  /** The language of the text, if it is not that of the page. */
  language?: string | undefined;
}

/**
 * Sanitized HTML in the site's typography. Without a `Sanitizer` it is plain text until the code has loaded, and on a
 * server.
 */
export function RichText({ html, language }: RichTextProps) {
  const sanitize = useContext(Sanitizer);
  const isHydrating = !useMounted() && hasDom;
  const [rendered] = useState(isHydrating ? html : undefined);
  const attributes = { ...ownLanguage(language), className: articleTypography };
  // React keeps the HTML that the server rendered and sanitized.
  if (html === rendered)
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  if (sanitize) return <SanitizedHtml {...attributes} html={html} sanitize={sanitize} />;
  const plain = <PlainText {...attributes} html={html} />;
  return hasDom ? (
    <Suspense fallback={plain}>
      <LaterHtml {...attributes} html={html} />
    </Suspense>
  ) : (
    plain
  );
}

interface HtmlProps extends HTMLAttributes<HTMLDivElement> {
  html: string;
}

const PlainText = ({ html, ...attributes }: HtmlProps) => <div {...attributes}>{stripHtml(html)}</div>;

function SanitizedHtml({ html, sanitize, ...attributes }: HtmlProps & { sanitize: (html: string) => string }) {
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html, sanitize]);
  return <div {...attributes} dangerouslySetInnerHTML={clean} />;
}

/** If the code fails to load, the text stays plain. */
const LaterHtml = lazy(async () => {
  const code = await loadSanitizer().catch(() => undefined);
  return {
    default: (props: HtmlProps) =>
      code ? <SanitizedHtml {...props} sanitize={code.sanitizeHtml} /> : <PlainText {...props} />,
  };
});
