import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, type Selection, TextSelection } from '@tiptap/pm/state';
import { ReplaceAroundStep, type Step } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';

import type { PictureAttributes } from './picture-attributes.ts';

/** The position after a selected block, such as a table or a picture. */
const endOfSelected = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.isBlock ? selection.to : undefined;

/** The position after the picture whose caption has the caret. */
const endOfCaption = ({ $head }: Selection) => ($head.parent.type.name === 'figure' ? $head.after() : undefined);

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

/** Whether a step makes other text of a picture, as a heading would of its caption. */
const losesPicture = (step: Step, doc: Node | undefined) =>
  step instanceof ReplaceAroundStep &&
  step.gapFrom === step.from + 1 &&
  doc?.nodeAt(step.from)?.type.name === 'figure' &&
  step.slice.content.firstChild?.type.name !== 'figure';

/**
 * Keeps tables and pictures until they are deleted. Text typed or pasted while one is selected goes below it:
 * ProseMirror would replace it. Enter leaves a caption, and Backspace in an empty one selects the picture.
 */
export const SelectedBlock = Extension.create({
  name: 'selectedBlock',
  // Before the Enter of other extensions.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor: { state, view } }) => startParagraph(view, endOfCaption(state.selection)),
    Backspace({ editor: { state, commands } }) {
      const { $head, empty } = state.selection;
      const isEmptyCaption = empty && endOfCaption(state.selection) !== undefined && $head.parent.childCount === 0;
      return isEmptyCaption && commands.setNodeSelection($head.before());
    },
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ docs, steps }) => !steps.some((step, index) => losesPicture(step, docs[index])),
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
        // Before the browser composes a character, as of an accent and a letter.
        handleKeyDown(view, { key }) {
          if (key === 'Dead' || key === 'Process') startBelow(view);
          return false;
        },
        // The keyboard of a phone does not say which key it was.
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
