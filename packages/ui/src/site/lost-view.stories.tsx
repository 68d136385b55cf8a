import { expect, waitFor } from 'storybook/test';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { Button } from '../components/actions/button.tsx';
import { LostView } from './lost-view.tsx';

const meta = preview.meta({
  title: 'Product/Site/LostView',
  component: LostView,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: {
    picture: site.errorPage.picture,
    title: 'The  news content was not found',
    message: 'It may have been removed.',
    children: <Button>Try again</Button>,
  },
});

export const Default = meta.story({});

/** Screen readers announce it, because it may replace a page that was loading. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It may have been removed.');
    await expect(canvas.getByRole('heading', { level: 1 }).innerText).toBe('The  news content was not found');
  },
});

/** A picture that fails to load as well is hidden. */
export const MissingPicture = meta.story({
  args: { picture: '/pictures/none.svg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('presentation', { hidden: true })).not.toBeVisible());
  },
});

export const LongText = meta.story({
  args: { title: 'W'.repeat(90), message: 'It may have been removed. '.repeat(9) },
});
