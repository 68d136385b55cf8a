import { expect, spyOn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { TransferFacts } from './transfer-facts.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/TransferFacts',
  component: TransferFacts,
  tags: ['internal'],
  args: {
    facts: [
      { name: 'Account holder', shown: 'Hearthlight Foundation', copied: 'Hearthlight Foundation' },
      { name: 'IBAN', shown: 'DE89 3704 0044 0532 0130 00', copied: 'DE89370400440532013000' },
    ],
  },
});

export const Default = meta.story();

/** A banking app gets the text that it takes, not the one that people read. */
export const Copies = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copy: IBAN');
    await expect(write).toHaveBeenLastCalledWith('DE89370400440532013000');
  },
});

/** The lines of a wrapped IBAN begin at the same edge as their name. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl', viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    const shown = document.createRange();
    shown.selectNodeContents(canvas.getByText(/^DE89/));
    const ends = Array.from(shown.getClientRects(), ({ right }) => Math.round(right));
    await expect(ends.length).toBeGreaterThan(1);
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(10);
  },
});
