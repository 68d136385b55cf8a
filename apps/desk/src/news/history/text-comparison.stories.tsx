import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { anArticleText } from '../fixtures/index.ts';
import { TextComparison } from './text-comparison.tsx';

const before = anArticleText({ title: 'Water', detail: '<p>The pump runs.</p><p>It never stops.</p>' });

const meta = preview.meta({
  title: 'News/History/TextComparison',
  component: TextComparison,
  tags: ['experimental'],
  args: {
    before,
    after: { ...before, title: 'Water for all', detail: '<p>The pump stands.</p><p>It never stops.</p>' },
    campaigns: [{ id: 1, title: 'A well' }],
  },
});

export const Default = meta.story();

/** Only fields that differ, with their words. */
export const OnlyDifferences = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(fields).toEqual(['Title', 'Text']);
    const text = canvas.getAllByRole('definition')[1];
    await expect(text).toHaveTextContent(/The pump .*runs.*stands/);
    await expect(text).toHaveTextContent(/It never stops\./);
  },
});

/** Only the looks differ: the whole paragraph is shown before and after. */
export const OtherLooks = meta.story({
  args: { after: { ...before, detail: '<p>The <strong>pump</strong> runs.</p><p>It never stops.</p>' } },
});

export const Same = meta.story({ args: { after: before } });
