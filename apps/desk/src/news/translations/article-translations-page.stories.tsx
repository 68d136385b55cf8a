// cspell:words Agua agua bomba Cuarenta días depósito encendió Garbatula Kenia seis
import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { pressAndConfirm } from '../../../../../.storybook/confirm.ts';
import { loadsPictures } from '../../pictures/fixtures/index.ts';
import { anArticleText } from '../fixtures/index.ts';
import { ArticleTranslationsPage, type ArticleTranslationsPageProps } from './article-translations-page.tsx';

const spanish: ArticleTranslation = {
  title: 'Cuarenta días de agua',
  tags: 'Agua',
  cover_image_description: 'Un depósito',
  detail: '<p>La bomba se encendió a las seis.</p>',
};

const meta = preview.meta({
  title: 'News/Translations/ArticleTranslationsPage',
  component: ArticleTranslationsPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    stored: spanish,
    original: anArticleText({ detail: '<p>The pump was switched on at six.</p>' }),
    languages: [
      { tag: 'es', name: 'Español' },
      { tag: 'ar', name: 'العربية' }, // cspell:disable-line
    ],
    language: 'es',
    path: '/desk/news/7/translations',
    onKeep: fn(),
    onSave: fn<ArticleTranslationsPageProps['onSave']>(async () => ({ ok: true, saved: spanish })),
    onRemove: fn<ArticleTranslationsPageProps['onRemove']>(async () => ({ ok: false, message: 'Not now.' })),
    uploadPicture: fn(async () => ({ ok: false as const, message: '' })),
    loadPictures: fn(loadsPictures),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

/** Keeps entries in the browser until they are saved. */
export const Default = meta.story({ tags: ['visual'] });

export const SavesAndRemoves = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The pump was switched on at six.')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Text of the article' })).toHaveTextContent(
      'La bomba se encendió a las seis.',
    );
    await fill(canvas, { Tags: 'Agua, Kenia' });
    const changed = { ...spanish, tags: 'Agua, Kenia' };
    await expect(args.onKeep).toHaveBeenLastCalledWith({ text: changed, basedOn: spanish });
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(changed, spanish));
    await expect(await canvas.findByText('The translation was saved.')).toBeVisible();
    const dialog = await pressAndConfirm(canvas, 'Remove the translation');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
