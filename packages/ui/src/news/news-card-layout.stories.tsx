import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArchPicture } from '../components/media/arch-picture.tsx';
import { NewsCardLayout } from './news-card-layout.tsx';

const meta = preview.meta({
  title: 'Product/News/NewsCardLayout',
  component: NewsCardLayout,
  tags: ['internal'],
  args: {
    picture: <ArchPicture src="" alt="" ratio="portrait" />,
    heading: <h3 className="text-heading">Forty days of water in Garbatula</h3>,
    excerpt: 'Halima Guyo filled the first can & did not let anybody help her carry it. '.repeat(5),
  },
  decorators: [
    (Story) => (
      <div className="@container max-w-140">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  globals: { viewport: { value: 'desk' } },
});

/** In a wide card the text is beside the picture. */
export const Content = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const excerpt = canvas.getByText(/^Halima/).getBoundingClientRect();
    await expect(excerpt.left).toBe(heading.left);
  },
});

/** In a narrow card the excerpt is below the picture. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const excerpt = canvas.getByText(/^Halima/).getBoundingClientRect();
    await expect(excerpt.left).toBeLessThan(heading.left);
  },
});
