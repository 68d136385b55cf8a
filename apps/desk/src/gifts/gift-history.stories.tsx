import { placesOf, programText, programTexts } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aGiftWithHistory, longCampaign } from './fixtures/index.ts';
import { GiftHistory } from './gift-history.tsx';

const { history } = aGiftWithHistory();
const [firstEvent = neverEmpty()] = history;
function neverEmpty(): never {
  throw new Error('The history is empty.');
}

const meta = preview.meta({
  title: 'Gifts/GiftHistory',
  component: GiftHistory,
  tags: ['experimental'],
  args: { history },
});

/** Recorded for the wrong donor, then corrected. */
export const Default = meta.story();

/** The newest first: who, when, why, what changed, and the entries. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByText('Eda Yılmaz');
    await expect(newest?.compareDocumentPosition(canvas.getByText('Ruth Wanjiru'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvas.getByText('Giver: from Donor 15 to Donor 12')).toBeVisible();
    await expect(canvas.getByText('Imported')).toBeVisible();
    await expect(canvas.getByText('-$1,250.50')).toBeVisible();
    await expect(canvas.getAllByText('+$1,250.50')).toHaveLength(2);
  },
});

/** The reasons that the program writes are in the language of the desk. Accents mark what a catalog says. */
export const EveryReason = meta.story({
  tags: ['!autodocs', '!dev'],
  globals: { language: 'en-XA' },
  args: {
    history: programTexts
      .filter((name) => placesOf(name).includes('reason'))
      .map((name, id) => ({
        ...firstEvent,
        id,
        actor: 'ZOË',
        entries: [],
        changes: [{ field: 'status', before: 'pending', after: 'completed' }],
        reason: programText(name, { count: 30, number: '7' }),
      })),
  },
  play: ({ canvasElement }) => expect(canvasElement.innerText).not.toMatch(/(?<!\p{L})[a-z]{2,}(?!\p{L})/u),
});

export const LongText = meta.story({
  args: {
    history: history.map((event) => ({
      ...event,
      actor: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger',
      reason: `SVWZ+${'79000000560000037513980'.repeat(6)}`,
      entries: event.entries.map((entry) => ({ ...entry, campaign: longCampaign, amount: 1_234_567.89 })),
      changes: [{ field: 'campaign', before: longCampaign.title, after: null }],
    })),
  },
});
