import { sanitizeHtml } from '@hearthlight/ui/parts';
import { Node } from '@tiptap/core';

const keep = (element: HTMLElement) => ({ html: element.outerHTML });

/** Elements that the toolbar does not make, such as tables, as they are: they can be moved and deleted. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '' } }),
  // Below the priority of `Figure`, which has figures of one picture.
  parseHTML: () => [
    { tag: 'table', getAttrs: keep },
    { tag: 'figure', getAttrs: keep, priority: 40 },
  ],
  renderHTML: ({ node }) => {
    const template = document.createElement('template');
    // Text from the clipboard reaches this without `cleanPaste` if it claims to be from an editor.
    template.innerHTML = sanitizeHtml(String(node.attrs['html']));
    return template.content.firstElementChild ?? ['p'];
  },
});
