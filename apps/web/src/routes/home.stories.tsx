import { paths, sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { respond, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

/** / and /home. */
const meta = preview.meta({
  title: 'Product/Routes/Home',
  component: SiteAt,
  args: { address: paths.home },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [respond('latestNews', [aNewsArticle()])],
  },
  beforeEach: asVisitor,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Top Stories' });
    heading.scrollIntoView();
    await expect(await canvas.findByRole('link', { name: aNewsArticle().title })).toBeVisible();
  },
});

export const NewsFailed = meta.story({
  parameters: { network: [refuse('latestNews', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Top Stories' });
    heading.scrollIntoView();
    await expect(await canvas.findByText(sentences.newsListFailed)).toBeVisible();
  },
});
