// cspell:words Siguiente
import { library } from '@hearthlight/words/library';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../.storybook/shown-code.ts';
import { Pagination } from '../components/data/pagination.tsx';
import { pageRange } from '../lib/page-range.ts';
import { SpanishExample } from './words-provider.example.tsx';
import source from './words-provider.example.tsx?raw';
import { guidance } from './words-provider.guidance.ts';
import { WordsProvider } from './words-provider.tsx';

showSource({ SpanishExample }, source);

const meta = preview.meta({
  title: 'Product/Words/WordsProvider',
  component: WordsProvider,
  tags: ['experimental'],
  parameters: { guidance },
});

export const Default = meta.story({
  args: { value: {} },
  render: () => <SpanishExample />,
});

/** Components inside show the words that it has. */
export const Spanish = meta.story({
  tags: ['!autodocs'],
  args: { value: {} },
  render: () => <SpanishExample />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Siguiente' })).toBeVisible();
  },
});

/** Words of an inner provider replace those of the outer one, area by area. */
export const Nested = meta.story({
  tags: ['!autodocs'],
  args: { value: { library: { ...library, next: 'Older' } } },
  render: (args) => (
    <WordsProvider {...args}>
      <Pagination label="Your donations" range={pageRange(1, 60, 25)} onPage={() => {}} />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeVisible();
  },
});
