import { useEditor } from '@tiptap/react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { EditorNotices, type EditorNoticesProps } from './editor-notices.tsx';
import { extensionsFor } from './extensions.ts';

const table = '<table><tbody><tr><td>Drilling</td><td>$9,400</td></tr></tbody></table>';

/** The notices of an editor whose text begins with a table. */
function WithTable({ isSelected, ...props }: Omit<EditorNoticesProps, 'editor'> & { isSelected: boolean }) {
  const editor = useEditor({
    content: `${table}<p>The drillers found water.</p>`,
    injectCSS: false,
    immediatelyRender: false,
    extensions: extensionsFor({ placeholder: '', onLink: () => {}, onToolbar: () => {} }),
    onCreate: ({ editor: created }) => {
      if (isSelected) created.commands.setNodeSelection(0);
      else created.commands.focus('end');
    },
  });
  return editor && <EditorNotices editor={editor} {...props} />;
}

const meta = preview.meta({
  title: 'News/Editor/EditorNotices',
  component: WithTable,
  tags: ['experimental'],
  args: { isSelected: false, lostPictures: 2, onClose: fn() },
});

export const Default = meta.story();

/** The sentence about lost pictures stays until it is closed. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^2 pictures were not pasted\./)).toBeVisible();
    await press(canvas, 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SelectedTable = meta.story({
  args: { isSelected: true, lostPictures: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The cells of a table cannot be changed here\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Nothing is said about a text without selected tables, after a paste that kept all pictures. */
export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { lostPictures: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/./)).toBeNull();
  },
});
