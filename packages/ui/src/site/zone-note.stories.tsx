import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ZoneNote } from './zone-note.tsx';

const meta = preview.meta({
  title: 'Product/Site/ZoneNote',
  component: ZoneNote,
  tags: ['experimental'],
});

export const Default = meta.story();

export const OfTheFoundation = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time zone: India Standard Time')).toBeVisible();
  },
});
