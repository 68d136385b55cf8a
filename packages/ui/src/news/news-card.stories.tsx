// cspell:words أربعون يومًا الماء
import { excerptOf, paths } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle, anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { guidance } from './news-card.guidance.ts';
import { NewsCard } from './news-card.tsx';

const long = `<p>${'The pump was switched on at six &amp; before the heat. '.repeat(20)}</p>`;

const meta = preview.meta({
  title: 'Product/News/NewsCard',
  component: NewsCard,
  tags: ['stable'],
  parameters: { guidance },
  args: { article: aNewsArticle() },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

/** It shows only the first tag, the title as a link, and the excerpt as plain text. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Water')).toBeVisible();
    await expect(card.queryByText(/Kenya/)).not.toBeInTheDocument();
    await expect(card.getByRole('link', { name: 'Forty days of water in Garbatula' })).toHaveAttribute(
      'href',
      paths.news('Forty days of water in Garbatula'),
    );
    await expect(card.getByText(/Halima Guyo filled the first can & did not/)).toBeVisible();
  },
});

/** The excerpt ends after 420 characters, with an ellipsis. */
export const LongText = meta.story({
  args: { article: aNewsArticle({ title: anAwkwardTitle, detail: long }) },
  play: async ({ canvas }) => {
    const excerpt = canvas.getByText(/^The pump was switched on/);
    await expect(excerpt.textContent).toBe(excerptOf(long));
    await expect(excerpt.textContent).toHaveLength(421);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.news(anAwkwardTitle));
  },
});

/** Without a translation, the whole card is in the language of the article. */
export const OtherLanguage = meta.story({
  args: { article: aNewsArticle({ title: 'أربعون يومًا من الماء', tags: 'ماء', language: 'ar' }) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(card).direction).toBe('rtl');
  },
});

/** The browser loads the smallest file of an uploaded cover that fills the space. */
export const UploadedCover = meta.story({
  args: { article: aNewsArticle({ cover_image_url: anUploadedPicture }) },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole<HTMLImageElement>('presentation');
    // Another story may have cached a larger file, which the browser then prefers.
    await waitFor(() => expect(cover.currentSrc).toMatch(/\/(?:480|960|1000)\.avif$/));
    // The width that `sizes` asks for, whichever file is loaded.
    await waitFor(() => expect(cover.naturalWidth).toBe(cover.clientWidth));
  },
});

/** No tags, no picture and no text. */
export const Edge = meta.story({
  args: {
    article: aNewsArticle({ tags: ' , ', cover_image_url: '', detail: '<p></p>', title: 'A'.repeat(90) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const Mobile = meta.story({ ...LongText.input, globals: { viewport: { value: 'small' } } });

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph>
      {(address) => <NewsCard article={{ ...args.article, cover_image_url: address }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
