import { EditorContent, useEditor } from '@tiptap/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { EditorToolbar, type EditorToolbarProps } from './editor-toolbar.tsx';
import { extensionsFor } from './extensions.ts';

/** The tools above a text without style. */
function WithText({ onAsk }: Pick<EditorToolbarProps, 'onAsk'>) {
  const editor = useEditor({
    content: '<h2>What it took</h2><p>The drillers found water.</p>',
    injectCSS: false,
    immediatelyRender: false,
    extensions: extensionsFor({ placeholder: '', onLink: () => {}, onToolbar: () => {} }),
    editorProps: { attributes: { role: 'textbox', 'aria-label': 'Text of the article', class: 'mt-4' } },
  });
  if (!editor) return null;
  return (
    <>
      <EditorToolbar id="tools" editor={editor} onAsk={onAsk} />
      <EditorContent editor={editor} />
    </>
  );
}

const meta = preview.meta({
  title: 'News/Editor/EditorToolbar',
  component: WithText,
  tags: ['experimental'],
  args: { onAsk: fn() },
});

export const Default = meta.story();

/** A tool that needs an answer asks for it. One that has nothing to do stays focusable, and does nothing. */
export const Asks = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Link');
    await press(canvas, 'Picture');
    await expect(args.onAsk.mock.calls).toEqual([['link'], ['picture']]);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await expect(canvas.getByRole('heading', { name: 'What it took' })).toBeVisible();
    await userEvent.click(canvas.getByText('What it took'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Heading', pressed: true })).toBeVisible());
  },
});
