import { createDocument, type Editor } from '@tiptap/core';

import { changesOf } from '../../parts/merge-blocks.ts';
import { writeHtml } from './write-html.ts';

/**
 * Replaces the blocks of an editor that differ from a text, such as one with a colleague's changes. The caret stays
 * where it is, and undoing does not remove what others wrote.
 */
export function replaceText(editor: Editor, html: string): void {
  const { schema, state, view } = editor;
  const { doc, tr } = state;
  // Without the space after the last word and the empty paragraph at the end, which HTML drops and where the caret may
  // be.
  const written = createDocument(writeHtml(editor.getHTML()), schema);
  const next = createDocument(html, schema);
  const startOf = (index: number) => doc.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);
  const changes = changesOf(written.children, next.children, (one, other) => one.eq(other));
  // From the end, so that the positions before stay valid.
  for (const { blocks, end, start } of changes.toReversed()) tr.replaceWith(startOf(start), startOf(end), blocks);
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
