import { anAwkwardTitle, aNewsArticle, anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { ArticleHeader } from './article-header.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleHeader',
  component: ArticleHeader,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: { article: aNewsArticle() },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forty days of water in Garbatula');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'A woman fills a jerrycan at a tap below a water tank, at sunrise',
    );
  },
});

/** Without a description, the title is the picture's alternative text. */
export const WithoutDescription = meta.story({
  tags: ['!autodocs'],
  args: { article: aNewsArticle({ cover_image_description: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Forty days of water in Garbatula');
  },
});

/** The browser loads the smallest file of an uploaded cover that fills the space. */
export const UploadedCover = meta.story({
  args: { article: aNewsArticle({ cover_image_url: anUploadedPicture }) },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole<HTMLImageElement>('img');
    // Another story may have cached a larger file, which the browser then prefers.
    await waitFor(() => expect(cover.currentSrc).toMatch(/\/(?:480|960|1000)\.avif$/));
    // The width that `sizes` asks for, whichever file is loaded. The page is narrower than this story.
    await waitFor(() => expect(cover.naturalWidth).toBe(489));
  },
});

/** Normalizes the separators of tags. */
export const Tags = meta.story({
  args: { article: aNewsArticle({ tags: ' Water,Kenya ,, Wells' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water, Kenya, Wells')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { article: aNewsArticle({ title: anAwkwardTitle }) } });

export const NoPicture = meta.story({
  args: { article: aNewsArticle({ cover_image_url: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Edge = meta.story({ args: { article: aNewsArticle({ title: 'W'.repeat(90), tags: '' }) } });

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph>
      {(address) => <ArticleHeader article={{ ...args.article, cover_image_url: address }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** An uploaded cover is beside the title, at the same height. */
export const CoverBesideTitle = meta.story({
  ...UploadedCover.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    const cover = boxOf(canvas.getByRole('img'));
    await expect(cover.left).toBeGreaterThan(title.right);
    await expect(cover.top).toBeLessThan(title.top);
    await expect(cover.bottom).toBeGreaterThan(title.bottom);
  },
});

/** On a phone, an uploaded cover follows the title after one gap. */
export const CoverBelowTitle = meta.story({
  ...UploadedCover.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    const cover = boxOf(canvas.getByRole('img'));
    await expect(cover.top - title.bottom).toBeGreaterThan(0);
    await expect(cover.top - title.bottom).toBeLessThanOrEqual(40);
  },
});

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});
