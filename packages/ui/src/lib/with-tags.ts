import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders the tags of a message: `withTags('Have one? <link>Sign in</link>', (text) => <Link …>{text}</Link>)`. `render`
 * gets the content of each tag, and its name. Tags cannot be nested.
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

/** Renders a message whose tag is for screen readers only: `Donate<spoken> to {title}</spoken>`. */
export const withSpoken = (message: string): ReactNode =>
  withTags(message, (text) => createElement('span', { className: 'sr-only' }, text));
