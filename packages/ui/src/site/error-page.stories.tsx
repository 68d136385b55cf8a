import { paths, sentences } from '@hearthlight/domain';
import { expect, fn, userEvent } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { ErrorPage } from './error-page.tsx';

const meta = preview.meta({
  title: 'Product/Site/ErrorPage',
  component: ErrorPage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    product: foundation.product,
    picture: site.errorPage.picture,
    message: 'There is nothing at this address, or it did not work. The way home is below.',
  },
});

export const Default = meta.story({
  tags: ['modes'],
});

/** The default title is the sentence of the specification. The link leads to the home page. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sentences.unexpected);
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', paths.home);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** A script that failed to load can be retried. */
export const ChunkFailed = meta.story({
  args: {
    message: 'This page could not be loaded. Check your connection and try again; nothing is lost.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    title: 'The  news content was not found, although the address looked as if there should be something here',
    message: 'Nothing of what you typed is lost. '.repeat(9),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
