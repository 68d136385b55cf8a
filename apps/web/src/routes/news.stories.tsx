import { paths, sentences } from '@hearthlight/domain';
import { aComment, aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { answers, neverAnswers, refuses } from '../../../../.storybook/network.ts';
import { follow } from '../flows/act.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

const next = aNewsArticle({ id: 2, title: 'Ten roofs of twelve' });
const asked = fn();

/** /news/{title}: the title is percent-encoded on the way out and read back on the way in. */
const meta = {
  title: 'Routes/News',
  component: SiteAt,
  args: { address: paths.news(anAwkwardTitle) },
  parameters: {
    layout: 'fullscreen',
    msw: [
      answers('newsDetail', ({ params: { title } }) => {
        asked(title);
        return { news_details: aNewsArticle({ title }), latest_news: [next], comments: [aComment()] };
      }),
    ],
  },
  beforeEach: () => {
    asked.mockClear();
    asVisitor();
  },
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: anAwkwardTitle })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(anAwkwardTitle);
  },
};

/** On to the next story: its own title is asked for. */
export const NextStory: Story = {
  play: async ({ canvas }) => {
    await follow(canvas, next.title);
    await expect(await canvas.findByRole('heading', { level: 1, name: next.title })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(next.title);
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('newsDetail')] },
};

export const NotFound: Story = {
  parameters: { msw: [refuses('newsDetail', 404, { message: 'No.' })] },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('The news content was not found');
    await expect(sentence.textContent).toBe(sentences.newsNotFound);
  },
};

export const Failed: Story = {
  parameters: { msw: [refuses('newsDetail', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentences.newsDetailFailed)).toBeVisible();
  },
};
