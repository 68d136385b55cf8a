import { newArticlePath } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FirstSteps } from './first-steps.tsx';

const meta = preview.meta({
  title: 'Home/FirstSteps',
  component: FirstSteps,
  tags: ['internal'],
  args: { steps: ['staff', 'mail', 'news', 'campaign'] as const },
});

export const Default = meta.story();

/** Mail is set up outside the desk, so its step leads nowhere. */
export const Links = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /article/ })).toHaveAttribute('href', newArticlePath);
  },
});
