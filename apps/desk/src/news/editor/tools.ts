import type { Editor } from '@tiptap/react';

/** The name of a tool, which is also the key of its label and its drawing. */
export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'clearFormatting'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'picture'
  | 'undo'
  | 'redo';

export interface Tool {
  name: ToolName;
  /** Keys as in `aria-keyshortcuts`, where they are the same on all systems but for the Command key of a Mac. */
  keys?: string;
  /** Whether the selection has what the tool makes. Tools without it are not toggles. */
  isActive?: (editor: Editor) => boolean;
  /** Whether the tool can be used now. By default it can. */
  isAvailable?: (editor: Editor) => boolean;
  /** Applies the tool. `link` and `picture` open a dialog instead. */
  run?: (editor: Editor) => void;
}

/** A picture and its caption cannot become a heading or a list. */
const isNoPicture = (editor: Editor) => !editor.isActive('figure');

/**
 * Makes plain paragraphs of the selected text. Pictures stay, so what is between two of them is cleared apart, the last
 * first.
 */
function clearFormatting(editor: Editor): void {
  const { doc, selection } = editor.state;
  const parts: { from: number; to: number }[] = [];
  let part: { from: number; to: number } | undefined;
  doc.nodesBetween(selection.from, selection.to, (node, place) => {
    if (node.type.name === 'figure') part = undefined;
    else if (node.isTextblock) {
      const to = place + 1 + node.content.size;
      if (part) part.to = to;
      else parts.unshift((part = { from: place + 1, to }));
    }
  });
  const start = editor.chain().focus().unsetAllMarks();
  parts.reduce((chain, each) => chain.setTextSelection(each).clearNodes(), start).run();
}

/** The tools in the order of the toolbar. Groups are apart. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading',
      keys: 'Control+Alt+2',
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      isAvailable: isNoPicture,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'subheading',
      keys: 'Control+Alt+3',
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      isAvailable: isNoPicture,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      keys: 'Control+B',
      isActive: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      keys: 'Control+I',
      isActive: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    { name: 'link', keys: 'Control+K', isActive: (editor) => editor.isActive('link') },
    {
      name: 'clearFormatting',
      isAvailable: isNoPicture,
      run: clearFormatting,
    },
  ],
  [
    {
      name: 'bulletList',
      keys: 'Control+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      isAvailable: isNoPicture,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      keys: 'Control+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      isAvailable: isNoPicture,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      keys: 'Control+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      // Not within a list.
      isAvailable: (editor) => editor.can().toggleBlockquote(),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    { name: 'picture' },
  ],
  [
    {
      name: 'undo',
      keys: 'Control+Z',
      isAvailable: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      keys: 'Control+Shift+Z',
      isAvailable: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
