import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticlePreviewPage, type ArticlePreviewPageProps } from './article-preview-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (): ArticlePreviewPageProps['view'] => ({
  status: 'ready',
  preview: {
    html: '<!doctype html><html lang="en"><head><title>Water</title></head><body><main><h1>Forty days of water</h1><p>The pump was switched on at six.</p></main></body></html>',
    card: {
      title: 'Forty days of water in Garbatula | Hearthlight Foundation',
      description: 'The pump was switched on at six in the morning, before the heat.',
      address: 'https://hearthlight.example/news/Forty%20days%20of%20water',
      picture: { src: '/pictures/well.svg', alt: 'A well' },
    },
  },
});

const meta = preview.meta({
  title: 'News/Preview/ArticlePreviewPage',
  component: ArticlePreviewPage,
  tags: ['experimental'],
  args: {
    view: ready(),
    title: 'Forty days of water in Garbatula',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
    language: 'en',
    onLanguage: fn(),
  },
});

/** The frame is as wide as a device, whatever space there is, and runs no script. */
export const Default = meta.story();

export const ChangesSizeAndLanguage = meta.story({
  play: async ({ canvas, args }) => {
    const frame = () => canvas.getByTitle('Preview of “Forty days of water in Garbatula”');
    await expect(frame()).toHaveStyle({ width: '1366px' });
    await expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin');
    await userEvent.click(canvas.getByLabelText('Phone'));
    await expect(frame()).toHaveStyle({ width: '390px' });
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.onLanguage).toHaveBeenLastCalledWith('es');
  },
});

export const Refused = meta.story({
  tags: ['!autodocs'],
  args: { view: { status: 'ready', preview: { refusal: 'The server cannot show a preview.' } } },
  play: async ({ canvas }) => expect(canvas.getByText('The server cannot show a preview.')).toBeVisible(),
});
export const Loading = meta.story({ tags: ['!autodocs'], args: { view: { status: 'loading' } } });
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { view: { status: 'failed', onRetry: fn() } },
});
