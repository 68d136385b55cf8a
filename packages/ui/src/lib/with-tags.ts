import { createElement, Fragment, type ReactNode } from 'react';

import { ownLanguage } from './own-language.ts';

/**
 * Renders the tags of a message: `withTags('Have one? <link>Sign in</link>', (text) => <Link …>{text}</Link>)`.
 * `render` gets the content of each tag, and its name. Tags cannot be nested.
 */
export function withTags(message: string, render: (content: string, tag: string) => ReactNode): ReactNode {
  // `split` puts the two groups between the parts: text, name of a tag, its content, text, …
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const content = index % 3 === 2 ? render(part, parts[index - 1] ?? '') : part;
    return createElement(Fragment, { key: index }, content);
  });
}

/** A title and its language, unless it is in that of the page. */
export interface Titled {
  title: string;
  language?: string | undefined;
}

/**
 * Renders a message whose tag is for screen readers only: `Donate<spoken> to {title}</spoken>`. `quoted` is what it
 * quotes, which may be in another language.
 */
export const withSpoken = (message: string, quoted?: Titled): ReactNode =>
  withTags(message, (text) => createElement('span', { className: 'sr-only' }, ...partsOf(text, quoted)));

/** Renders a message that quotes a title, which may be in another language. */
export const withTitle = (message: string, quoted: Titled): ReactNode =>
  createElement(Fragment, undefined, ...partsOf(message, quoted));

function partsOf(text: string, quoted: Titled | undefined): ReactNode[] {
  const start = quoted?.language === undefined ? -1 : text.lastIndexOf(quoted.title);
  if (start === -1 || !quoted) return [text];
  const { language, title } = quoted;
  return [text.slice(0, start), createElement('span', ownLanguage(language), title), text.slice(start + title.length)];
}
