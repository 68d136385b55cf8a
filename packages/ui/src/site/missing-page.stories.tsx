import { paths, sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { GoOnStories } from '../news/go-on-stories.tsx';
import { MissingPage } from './missing-page.tsx';

const meta = preview.meta({
  title: 'Product/Site/MissingPage',
  component: MissingPage,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    foundation,
    picture: site.errorPage.picture,
    children: (
      <GoOnStories
        id="stories"
        news={{
          status: 'ready',
          articles: [1, 2, 3, 4, 5].map((id) => aNewsArticle({ id, title: `Story ${id}` })),
        }}
      />
    ),
  },
});

export const Default = meta.story({
  tags: ['visual', 'modes'],
});

/** It has the site's navigation, and four stories. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sentences.unexpected);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', paths.home);
  },
});

export const WithoutCampaigns = meta.story({
  tags: ['!autodocs'],
  args: { foundation: { ...foundation, withoutCampaigns: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /campaigns/i })).not.toBeInTheDocument();
  },
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
