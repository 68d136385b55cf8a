'use client';

import { type HTMLAttributes, useMemo } from 'react';

import { sanitizeHtml } from './sanitize-html.ts';

interface SanitizedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** Untrusted HTML. */
  html: string;
}

/** An element with what `sanitizeHtml` keeps of untrusted HTML. Requires a DOM. */
export function SanitizedHtml({ html, ...attributes }: SanitizedHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div {...attributes} dangerouslySetInnerHTML={clean} />;
}
