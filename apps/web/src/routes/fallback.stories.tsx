import { paths, sentences } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

/** An unknown address. */
const meta = preview.meta({
  title: 'Routes/Unknown address',
  component: SiteAt,
  args: { address: '/nowhere' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  beforeEach: asVisitor,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentences.unexpected })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /home/i })[0]).toHaveAttribute('href', paths.home);
  },
});
