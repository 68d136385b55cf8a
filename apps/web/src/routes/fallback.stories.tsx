import { paths, sentences } from '@hearthlight/domain';
import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { respond } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

/** An unknown address. */
const meta = preview.meta({
  title: 'Product/Routes/Unknown address',
  component: SiteAt,
  args: { address: '/nowhere' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [respond('latestNews', [aNewsArticle()])],
  },
  beforeEach: asVisitor,
});

/** Another page without a network: nothing is wrong with the program, and a press too early leaves the site open. */
export const Offline = meta.story({
  args: { address: paths.signUp },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
  play: async ({ canvas }) => {
    const title = { level: 1, name: sentences.contentFailed };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await press(canvas, 'Try again');
    await expect(canvas.getByRole('heading', title)).toBeVisible();
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentences.unexpected })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', paths.home);
    await expect(await canvas.findByRole('link', { name: aNewsArticle().title })).toBeVisible();
  },
});
