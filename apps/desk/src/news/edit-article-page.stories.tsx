import type { ArticleText } from '@hearthlight/domain/desk';
import { aMoment } from '@hearthlight/domain/fixtures';
import MockDate from 'mockdate';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import type { UploadResult } from '../pictures/picture-access.ts';
import { savePause, type SaveResult, type SaveState, type TextStore } from './autosave.ts';
import { EditArticlePage } from './edit-article-page.tsx';
import { focusField, linkAnchor } from './field-anchor.ts';
import { anArticle, anArticleText } from './fixtures/index.ts';
import { useAutosave } from './use-autosave.ts';

const text = anArticleText({
  detail:
    '<p>The pump was switched on at six.</p><p>Four villages had shared one hand pump.</p><p>The keepers have a key.</p>',
});
/** The text with which both began. */
const common: ArticleText = { ...text, detail: text.detail.replace('Four', 'Some') };
const theirs: ArticleText = {
  ...text,
  title: 'Water in Garbatula',
  detail:
    '<p>The pump was switched on at six.</p><p>Five villages had shared one hand pump.</p><p>The keepers have a key.</p><p>Each has a notebook.</p>',
};
const current = anArticle({ text: theirs, revision: 9, edited_by: 'Amina Diallo' });

const saved: SaveState = { status: 'saved', at: '2026-11-20T09:28:00.000Z' };

const meta = preview.meta({
  title: 'News/EditArticlePage',
  component: EditArticlePage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen', zoneNamedBy: 'ArticleFrame' },
  args: {
    text,
    state: saved,
    campaigns: [{ id: 1, title: 'A deep well for the four villages of Garbatula' }],
    uploadPicture: fn(storesPicture),
    loadPictures: loadsPictures,
    onChange: fn(),
    onResolve: fn(),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({ tags: ['visual'] });

/** The checklist names a link that leads to no page: it leads to the link itself. */
export const SelectsBrokenLink = meta.story({
  tags: ['!autodocs'],
  args: {
    text: { ...text, detail: '<p>Read <a href="/about">this</a> or <a href="/apply?for=help">that</a>.</p>' },
  },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Text of the article' });
    focusField(`#${linkAnchor('/apply?for=help')}`);
    await expect(editor).toHaveFocus();
    await expect(getSelection()?.toString()).toBe('that');
    // The text may have changed since the link was named.
    focusField(`#${linkAnchor('/gone')}`);
    await expect(editor).toHaveFocus();
  },
});

export const Changes = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({ title: `${text.title}!` });
    await expect(await canvas.findByRole('textbox', { name: 'Text of the article' })).toBeVisible();
  },
});

/** Enter in the title goes on to the text. */
export const EntersText = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Text of the article' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(editor).toHaveFocus();
  },
});

/** Somebody else has changed the same paragraph. The choice takes the place of the editor. */
export const Conflict = meta.story({
  tags: ['visual'],
  args: { state: { status: 'conflict', base: common, current } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Amina Diallo saved this article/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Both, yours first'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenCalledWith({
      ...text,
      title: 'Water in Garbatula',
      detail:
        '<p>The pump was switched on at six.</p><p>Four villages had shared one hand pump.</p><p>Five villages had shared one hand pump.</p><p>The keepers have a key.</p><p>Each has a notebook.</p>',
    });
  },
});

interface SavingItselfProps {
  save: (sent: ArticleText, basedOn: number) => Promise<SaveResult>;
  store: TextStore;
}

function SavingItself({ save, store }: SavingItselfProps) {
  const [uploadPicture] = useState(() => async (): Promise<UploadResult> => ({ ok: false, message: '' }));
  const autosave = useAutosave({ article: anArticle({ text }), save, store });
  return (
    <EditArticlePage
      text={autosave.text}
      state={autosave.state}
      campaigns={[]}
      uploadPicture={uploadPicture}
      loadPictures={loadsPictures}
      onChange={autosave.change}
      onResolve={autosave.resolve}
    />
  );
}

const aStore = (): TextStore => ({ read: () => undefined, write: fn(), remove: fn() });

const resolving = {
  save: fn(async (): Promise<SaveResult> => ({ status: 'conflict', current })),
  store: aStore(),
};

/** A conflict is resolved into the editor, which then shows the chosen text, and saves it. */
export const Resolves = meta.story({
  tags: ['!autodocs'],
  render: () => <SavingItself {...resolving} />,
  play: async ({ canvas }) => {
    resolving.save.mockClear();
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    // A conflict is asked about once the writer pauses.
    MockDate.set(Date.parse(aMoment) + savePause);
    window.dispatchEvent(new Event('online'));
    const title = within(await canvas.findByRole('group', { name: 'Title' }));
    await userEvent.click(title.getByLabelText('Version of Amina Diallo'));
    await press(canvas, 'Save merged version');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Water in Garbatula');
    await expect(await canvas.findByText('Each has a notebook.')).toBeVisible();
    await expect(resolving.save).toHaveBeenCalledOnce();
  },
});

const merging = {
  save: fn<SavingItselfProps['save']>(),
  store: aStore(),
};

/** Shows a colleague's additions while one types, and keeps the caret. Undoing does not remove them. */
export const TakesOver = meta.story({
  tags: ['!autodocs'],
  render: () => <SavingItself {...merging} />,
  play: async ({ canvas }) => {
    merging.save.mockReset();
    merging.save.mockResolvedValueOnce({ status: 'conflict', current });
    merging.save.mockResolvedValue({ status: 'offline' });
    const editor = await canvas.findByRole('textbox', { name: 'Text of the article' });
    const last = canvas.getByText('The keepers have a key.');
    await userEvent.click(last);
    getSelection()?.collapse(last.firstChild, 3);
    await userEvent.keyboard(' four');
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Each has a notebook.')).toBeVisible();
    await expect(canvas.getByText('Five villages had shared one hand pump.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Water in Garbatula');
    await userEvent.keyboard(' old');
    await expect(canvas.getByText('The four old keepers have a key.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('The keepers have a key.')).toBeVisible();
    await expect(editor).toHaveTextContent('Each has a notebook.');
    await userEvent.keyboard('!');
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(merging.save).toHaveBeenLastCalledWith(
        expect.objectContaining({ detail: expect.stringContaining('Each has a notebook.') }),
        9,
      ),
    );
  },
});

/** A space after the last word and a new paragraph are not in the saved text, but the caret is there. */
export const TakesOverBehindTheText = meta.story({
  tags: ['!autodocs'],
  render: () => <SavingItself {...merging} />,
  play: async ({ canvas }) => {
    merging.save.mockReset();
    merging.save.mockResolvedValueOnce({ status: 'conflict', current });
    merging.save.mockResolvedValue({ status: 'offline' });
    await canvas.findByRole('textbox', { name: 'Text of the article' });
    const first = canvas.getByText('The pump was switched on at six.');
    await userEvent.click(first);
    getSelection()?.collapse(first.firstChild, first.textContent.length);
    await userEvent.keyboard(' It ');
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Each has a notebook.')).toBeVisible();
    await userEvent.keyboard('works.');
    await expect(canvas.getByText('The pump was switched on at six. It works.')).toBeVisible();
    const added = canvas.getByText('Each has a notebook.');
    getSelection()?.collapse(added.firstChild, added.textContent.length);
    await userEvent.keyboard('{Enter}');
    const more = { ...current.text, detail: `${current.text.detail}<p>So has the county.</p>` };
    merging.save.mockResolvedValueOnce({
      status: 'conflict',
      current: { ...current, text: more, revision: 10 },
    });
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('So has the county.')).toBeVisible();
    await userEvent.keyboard('Mine.');
    await expect(canvas.getByText('Mine.')).toBeVisible();
  },
});

export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });
