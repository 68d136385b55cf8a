'use client';

/** Returns the blocks of an article's HTML, such as paragraphs, as HTML. Requires a DOM. */
export function blocksOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return Array.from(template.content.children, ({ outerHTML }) => outerHTML);
}
