/** Returns the words of HTML, each block and each item of a list on its own line. */
export function textIn(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const block of template.content.querySelectorAll('p, li, h2, h3, h4, tr, figcaption, blockquote, br'))
    block.after('\n');
  return (template.content.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}
