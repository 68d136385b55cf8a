import { paths, sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { answers, refuses } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

/** /, which is /home too. */
const meta = {
  title: 'Routes/Home',
  component: SiteAt,
  args: { address: paths.home },
  parameters: { layout: 'fullscreen', msw: [answers('latestNews', [aNewsArticle()])] },
  beforeEach: asVisitor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Top Stories' });
    heading.scrollIntoView();
    await expect(await canvas.findByRole('link', { name: aNewsArticle().title })).toBeVisible();
  },
};

export const NewsFailed: Story = {
  parameters: { msw: [refuses('latestNews', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Top Stories' });
    heading.scrollIntoView();
    await expect(await canvas.findByText(sentences.newsListFailed)).toBeVisible();
  },
};
