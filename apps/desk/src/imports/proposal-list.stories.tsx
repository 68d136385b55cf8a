import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aProposal, ofCell } from './fixtures.ts';
import { ProposalList } from './proposal-list.tsx';

const meta = preview.meta({
  title: 'Imports/ProposalList',
  component: ProposalList,
  tags: ['experimental'],
  args: { proposals: [aProposal()], ...ofCell('date'), onAccept: fn() },
});

export const Default = meta.story();

/** Several readings explain it: each says what it changes and which rows could not be read. */
export const Many = meta.story({
  args: {
    cell: 'purpose',
    proposals: [
      aProposal({ columns: { cause: 'Memo', number: '' }, changed: 1 }),
      aProposal({
        columns: { cause: 'Details' },
        after: { ...aProposal().after, purpose: null },
        unread: 3,
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Purpose: column “Memo”')).toBeVisible();
    await expect(canvas.getByText('Transaction number: no column')).toBeVisible();
    await expect(canvas.getByText('1 row changes.')).toBeVisible();
    await expect(canvas.getByText('3 of them could not be read any more.')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
    const [, second] = canvas.getAllByRole('button');
    if (second) await userEvent.click(second);
    await expect(args.onAccept).toHaveBeenLastCalledWith({ cause: 'Details' });
  },
});

/** Everything that a reading can change has a sentence. */
export const Sentences = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    proposals: [
      aProposal({
        columns: {
          date_format: 'MM/DD',
          year: '2025',
          decimal: '.',
          direction: 'S/H',
          incoming: ['H'],
          outgoing: ['S'],
        },
      }),
    ],
  },
  play: async ({ args, canvas }) => {
    const shown = canvas.getAllByRole('listitem').slice(1);
    await expect(shown.map((each) => each.textContent)).toEqual([
      'Read the whole column month first',
      'Read the whole column as days of 2025',
      'Read points as decimal marks',
      'In or out: column “S/H”',
      '“H” is money that came in',
      '“S” is money that went out',
    ]);
    await press(canvas, 'Read the file like this');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
