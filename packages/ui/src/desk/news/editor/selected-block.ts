'use client';

import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';

import type { PictureAttributes } from './picture-attributes.ts';

/** The position after a selected block, such as a table or a picture. */
const endOfSelected = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.isBlock ? selection.to : undefined;

/** The position after the picture whose caption has the caret. */
const endOfCaption = ({ $head }: Selection) =>
  $head.parent.type.name === 'figure' ? $head.after() : undefined;

/** Moves the caret into an empty paragraph at a position. Without a position, does nothing and returns false. */
function startParagraph({ state, dispatch }: EditorView, at: number | undefined): boolean {
  if (at === undefined) return false;
  const { doc, schema, tr } = state;
  const paragraph = schema.nodes['paragraph']?.create();
  const next = doc.resolve(at).nodeAfter;
  if (paragraph && !next?.eq(paragraph)) tr.insert(at, paragraph);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
}

/** Inserts a picture after what is selected, and puts the caret into its caption. */
export function insertPicture(editor: Editor, attrs: PictureAttributes): void {
  const { selection } = editor.state;
  const at = endOfSelected(selection) ?? endOfCaption(selection) ?? selection.to;
  editor.chain().focus().insertContentAt(at, { type: 'figure', attrs }).run();
}

const startBelow = (view: EditorView) => startParagraph(view, endOfSelected(view.state.selection));

/** Text typed or pasted while a block is selected goes below it: ProseMirror would replace the block. Enter leaves a caption. */
export const SelectedBlock = Extension.create({
  name: 'selectedBlock',
  // Before the Enter of other extensions.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor: { state, view } }) => startParagraph(view, endOfCaption(state.selection)),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _, __, text) {
          if (!startBelow(view)) return false;
          view.dispatch(view.state.tr.insertText(text));
          return true;
        },
        handlePaste(view) {
          startBelow(view);
          return false;
        },
        // An accent or another keyboard's composed character.
        handleDOMEvents: {
          compositionstart(view) {
            startBelow(view);
            return false;
          },
        },
      },
    }),
  ],
});
