import { Sheet } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { DeskUpdateRow } from './desk-update-row.tsx';
import { aDeskUpdate } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Updates/DeskUpdateRow',
  component: DeskUpdateRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { update: aDeskUpdate() },
});

export const Default = meta.story();

/** An update without a title is called by the beginning of its text. */
export const Untitled = meta.story({
  args: {
    update: aDeskUpdate({
      title: '',
      place: '',
      campaign: null,
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^The pump has run for forty days/ });
    await expect(link).toHaveAttribute('href', '/desk/updates/7');
  },
});

const mailings = {
  'Not mailed': null,
  '120 of 213 mails sent': { sent: 120, waiting: 93, failed: 0 },
  '2 mails failed': { sent: 211, waiting: 0, failed: 2 },
  'Mailed to 213 donors': { sent: 213, waiting: 0, failed: 0 },
};

/** How far its mails have got. */
export const States = meta.story({
  render: () => (
    <>
      {Object.values(mailings).map((mailing, id) => (
        <DeskUpdateRow key={id} update={aDeskUpdate({ id, mailing })} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const state of Object.keys(mailings)) await expect(canvas.getByText(state)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    update: aDeskUpdate({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, forty days of water '.repeat(3), // cspell:disable-line
      place: 'PlaceWithoutASpaceInItsNameThatGoesOnAndOn'.repeat(2),
      campaign: { id: 1, title: 'A deep well for the four villages of Garbatula '.repeat(3) },
      mailing: { sent: 211, waiting: 0, failed: 2 },
    }),
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <ForEachPhotograph>{(address) => <DeskUpdateRow update={aDeskUpdate({ image_url: address })} />}</ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});
