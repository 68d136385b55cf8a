import { deskPages } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NoSuchPage } from './no-such-page.tsx';

const meta = preview.meta({
  title: 'Frame/NoSuchPage',
  component: NoSuchPage,
  tags: ['experimental'],
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', deskPages.home.path);
  },
});
