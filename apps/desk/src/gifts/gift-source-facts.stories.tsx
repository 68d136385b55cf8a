// cspell:words Zelle ZIMMERMANN
import { FactList, Sheet } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aGiftSource } from './fixtures/index.ts';
import { GiftSourceFacts } from './gift-source-facts.tsx';

const meta = preview.meta({
  title: 'Gifts/GiftSourceFacts',
  component: GiftSourceFacts,
  tags: ['experimental'],
  args: { source: aGiftSource() },
  decorators: [
    (Story) => (
      <Sheet aria-label="A gift">
        <FactList variant="columns">
          <Story />
        </FactList>
      </Sheet>
    ),
  ],
});

export const Default = meta.story();

/** The file leads to all gifts of its import. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'chase_2026-11.csv' })).toHaveAttribute(
      'href',
      '/desk/gifts?import=2',
    );
    await expect(canvas.getByText('Line 14')).toBeVisible();
    await expect(canvas.getByText(/, Ruth Wanjiru$/)).toBeVisible();
    await expect(canvas.getByText('ZIMMERMANN PETER')).toBeVisible();
    await expect(canvas.getByText('Zelle payment from ZIMMERMANN PETER for the well')).toBeVisible();
    await expect(canvas.getByText('20483321')).toBeVisible();
  },
});

/** An import of an earlier version, of a bank that numbers nothing. */
export const Earlier = meta.story({
  args: { source: aGiftSource({ file_name: '', line: null, number: null, payer: null, text: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'chase' })).toBeVisible();
    await expect(canvas.getByText('The line was not kept')).toBeVisible();
    await expect(canvas.queryByText(/in the file/)).not.toBeInTheDocument();
  },
});

/** A file whose name is written from right to left. */
export const LongText = meta.story({
  args: {
    source: aGiftSource({
      file_name: `תנועות_${'בחשבון_'.repeat(12)}2026_11_30.csv`, // cspell:disable-line
      payer: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine',
      text: `SVWZ+${'79000000560000037513980'.repeat(6)}`,
      number: '79000000560000037513980'.repeat(3),
    }),
  },
});
