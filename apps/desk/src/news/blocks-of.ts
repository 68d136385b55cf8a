const inline = 'a, b, br, code, em, i, s, strong, sub, sup, u';

/** Returns the blocks of an article's HTML, such as paragraphs, as HTML. Requires a DOM. */
export function blocksOf(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  /** The paragraph for text outside of a block, as the editor makes one. */
  let loose: Element | undefined;
  for (const node of Array.from(content.childNodes)) {
    if (node instanceof Element && !node.matches(inline)) loose = undefined;
    else if (loose) loose.append(node);
    else if (node.textContent?.trim()) {
      loose = document.createElement('p');
      node.replaceWith(loose);
      loose.append(node);
    }
  }
  return Array.from(content.children, ({ outerHTML }) => outerHTML);
}
