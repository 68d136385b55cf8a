import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ChangedWords } from './changed-words.tsx';

const meta = preview.meta({
  title: 'News/History/ChangedWords',
  component: ChangedWords,
  tags: ['internal'],
  args: {
    before: 'The pump was switched on at six in the morning, before the heat.',
    after: 'The pump was switched on at seven in the morning, after the rain.',
  },
});

export const Default = meta.story();

/** A screen reader says which words were removed and added. */
export const Named = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const removed = canvas.getAllByRole('deletion').map((word) => word.textContent);
    const added = canvas.getAllByRole('insertion').map((word) => word.textContent);
    await expect(removed.slice(0, 1)).toEqual(['Removed: six']);
    await expect(added.slice(0, 1)).toEqual(['Added: seven']);
  },
});

export const Added = meta.story({ args: { before: '' } });
export const Removed = meta.story({ args: { after: '' } });
export const Same = meta.story({ args: { after: meta.input.args.before } });

/** Lines are kept, and a long word breaks. */
export const LongText = meta.story({
  args: {
    before: 'Llanfairpwllgwyngyllgogerychwyrndrobwll\nForty days of water', // cspell:disable-line
    after: 'Garbatula\nForty days of water. '.repeat(6),
  },
});
