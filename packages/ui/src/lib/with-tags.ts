import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders the tags of a message: `withTags('Have one? <link>Sign in</link>', { link: (text) => <Link …>{text}</Link> })`.
 * Text outside the known tags stays text.
 */
export function withTags(
  message: string,
  tags: Readonly<Record<string, (content: string) => ReactNode>>,
): ReactNode {
  const parts = message.split(/(<(\w+)>.*?<\/\2>)/s);
  return parts.map((part, index) => {
    // `split` inserts the two groups after each part: the tag with its content, and its name.
    if (index % 3 === 2) return null;
    const [, name = '', content = ''] = /^<(\w+)>(.*)<\/\1>$/s.exec(part) ?? [];
    return createElement(Fragment, { key: index }, tags[name]?.(content) ?? part);
  });
}
