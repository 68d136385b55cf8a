import { anAwkwardTitle, aNewsArticle, anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Forty days of water in Garbatula',
    );
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
