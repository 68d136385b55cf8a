import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../../.storybook/photographs.tsx';
import { ShareCardView } from './share-card-view.tsx';

const card = {
  title: 'Forty days of water in Garbatula | Hearthlight Foundation',
  description: 'The pump was switched on at six in the morning, before the heat.',
  address: 'https://hearthlight.example/news/Forty%20days%20of%20water',
  picture: { src: '/pictures/well.svg', alt: 'A well' },
};

const meta = preview.meta({
  title: 'News/Preview/ShareCardView',
  component: ShareCardView,
  tags: ['experimental'],
  args: { card },
  decorators: [
    (Story) => (
      <div className="max-w-116">
        <Story />
      </div>
    ),
  ],
});

/** Networks show only the host of the address. */
export const Default = meta.story({});

/** Title and description are cut after two lines. */
export const LongText = meta.story({
  args: {
    card: {
      ...card,
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(5), // cspell:disable-line
      description: 'The pump was switched on at six in the morning. '.repeat(12),
    },
  },
  play: async ({ canvas }) => {
    const { offsetHeight, scrollHeight } = canvas.getByText(/^The pump was switched on/);
    await expect(scrollHeight).toBeGreaterThan(offsetHeight);
    await expect(canvas.getByText('hearthlight.example')).toBeVisible();
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <ForEachPhotograph>
      {(address) => <ShareCardView card={{ ...card, picture: { src: address, alt: 'A well' } }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
