// cspell:words pozo
import { paths, withCampaign } from '@hearthlight/domain';
import { anAwkwardTitle, aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { ArticleAsk } from './article-ask.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleAsk',
  component: ArticleAsk,
  tags: ['internal'],
  args: { campaign: aNewsArticle().campaign ?? undefined },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('A deep well for the four villages');
    await expect(canvas.getByRole('link', { name: 'Donate to this campaign' })).toHaveAttribute(
      'href',
      withCampaign(paths.donateNow, { title: 'A deep well for the four villages of Garbatula' }),
    );
  },
});

export const WithoutCampaign = meta.story({
  args: { campaign: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a campaign' })).toHaveAttribute('href', '/#beneficiaries');
  },
});

export const LongText = meta.story({
  args: { campaign: { id: 1, title: anAwkwardTitle, image_url: '/pictures/none.svg' } },
});

/** Without a translation, the title is in the language of the campaign. */
export const OtherLanguage = meta.story({
  args: { campaign: { id: 1, title: 'Un pozo', image_url: '/pictures/well.svg', language: 'es' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <ForEachPhotograph>
      {(address) => <ArticleAsk campaign={{ id: 1, title: 'A deep well', image_url: address }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});
