import { anUnbrokenName } from '@hearthlight/domain/fixtures';
import { articleTypography } from '@hearthlight/ui/parts';
import { EditorContent, useEditor } from '@tiptap/react';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { expectWholePhotographs, ForEachPhotograph } from '../../../../../.storybook/photographs.tsx';
import { closeAndLeave } from '../../../../../.storybook/unsaved.tsx';
import { extensionsFor } from './extensions.ts';

interface InTextProps {
  /** Address of the picture. */
  src: string;
  /** The alternative text of the picture. */
  alt: string;
  /** The caption below the picture. */
  caption: string;
}

/** A picture in a text. */
function InText({ src, alt, caption }: InTextProps) {
  const content = caption === '' ? [] : [{ type: 'text', text: caption }];
  const editor = useEditor(
    {
      content: {
        type: 'doc',
        content: [{ type: 'figure', attrs: { src, alt }, content }],
      },
      injectCSS: false,
      immediatelyRender: false,
      extensions: extensionsFor({ placeholder: '', onLink: () => {}, onToolbar: () => {} }),
      editorProps: {
        attributes: { role: 'textbox', 'aria-label': 'Text of the article', class: articleTypography },
      },
    },
    [src, alt, caption],
  );
  return <EditorContent editor={editor} />;
}

const meta = preview.meta({
  title: 'News/Editor/FigureView',
  component: InText,
  tags: ['experimental'],
  args: {
    src: '/pictures/well.svg',
    alt: 'A tap below a water tank',
    caption: 'The first can of water, at six in the morning.',
  },
});

export const Default = meta.story();

/** The caption is optional, so an empty one says what it is for. */
export const WithoutCaption = meta.story({ args: { caption: '' } });

/** A picture cannot be published without an alternative text. */
export const WithoutAltText = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No alternative text')).toBeVisible();
  },
});

/** The new alternative text is the picture's, and the caption stays. */
export const ChangesAltText = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change text');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change alternative text' }));
    await fill(dialog, { 'Alternative text': 'A tap' });
    await press(dialog, 'Save');
    await expect(await canvas.findByRole('img', { name: 'A tap' })).toBeVisible();
    await expect(canvas.getByText('Alternative text: A tap')).toBeVisible();
    await expect(canvas.getByText(args.caption)).toBeVisible();
  },
});

/** Canceling changes nothing. */
export const Cancels = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change text');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change alternative text' }));
    await fill(dialog, { 'Alternative text': 'A tap' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    alt: anUnbrokenName,
    caption: anUnbrokenName,
  },
});

/** A photograph of any shape is shown whole. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => <ForEachPhotograph inColumns>{(address) => <InText {...args} src={address} />}</ForEachPhotograph>,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(5));
    await expectWholePhotographs(canvas);
  },
});
