import { sanitizeHtml } from '@hearthlight/ui/parts';

const isEmptyParagraph = (element: Element | null): element is Element =>
  element?.localName === 'p' && element.childNodes.length === 0;

/**
 * Returns the article's HTML for that of the editor, which has a paragraph in each list item and after the last block.
 */
export function writeHtml(edited: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: edited });
  for (const item of content.querySelectorAll('li')) {
    const [paragraph, second] = item.querySelectorAll(':scope > p');
    if (paragraph && !second) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const caption of content.querySelectorAll('figcaption:empty')) caption.remove();
  while (isEmptyParagraph(content.lastElementChild)) content.lastElementChild.remove();
  const holder = document.createElement('div');
  holder.append(content);
  return sanitizeHtml(holder.innerHTML);
}
