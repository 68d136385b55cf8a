import { isArticleLink } from '@hearthlight/domain';
import { type Editor, Extension, Mark } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

import { Figure } from './figure.ts';
import { KeptBlock } from './kept-block.ts';
import { SelectedBlock } from './selected-block.ts';

const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});
const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

interface Actions {
  /** Shown in an empty text. */
  placeholder: string;
  /** Opens the form of a link, for Ctrl+K. */
  onLink: (editor: Editor) => void;
  /** Moves the focus to the toolbar, for Alt+F10. */
  onToolbar: () => void;
}

/** Every element of `articleHtml`, so that opening and saving an article loses nothing. */
export const extensionsFor = ({ placeholder, onLink, onToolbar }: Actions) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isArticleLink,
      HTMLAttributes: { rel: 'noopener nofollow', target: null, class: null },
    },
  }),
  Superscript,
  Subscript,
  Figure,
  KeptBlock,
  SelectedBlock,
  Placeholder.configure({ placeholder }),
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      'Mod-k': ({ editor }) => {
        onLink(editor);
        return true;
      },
      'Alt-F10': () => {
        onToolbar();
        return true;
      },
    }),
  }),
];
