import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { anArticleText } from './fixtures/index.ts';
import { PublishChecklist } from './publish-checklist.tsx';

const meta = preview.meta({
  title: 'News/PublishChecklist',
  component: PublishChecklist,
  tags: ['experimental'],
  args: {
    id: 4,
    text: anArticleText({ tags: '', author_name: '', cover_image_url: '', cover_image_description: '' }),
  },
});

export const Default = meta.story();

/** The alternative text is missing only once there is a cover. */
export const WithoutCover = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Tags', 'Author', 'Cover picture']);
  },
});

/** A link in the text that leads to no page leads to its place in the text. It keeps nobody from publishing. */
export const BrokenLinks = meta.story({
  args: { text: anArticleText(), brokenLinks: ['/news/A%20well', '/apply?for=help'] },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Links to no page:' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['/news/A%20well', '/apply?for=help']);
    await expect(links[1]).toHaveAttribute('href', '/desk/news/4#article-detail=%2Fapply%3Ffor%3Dhelp');
  },
});

/** Nothing is missing, so nothing is shown. */
export const Complete = meta.story({
  tags: ['!autodocs'],
  args: { text: anArticleText() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
