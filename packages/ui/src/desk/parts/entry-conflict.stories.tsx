import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { EntryConflict, type EntryConflictProps } from './entry-conflict.tsx';

const base = { title: 'A well', place: '', text: 'Water for four villages.' };
const fields = (list: EntryConflictProps<typeof base>['fields']) => list;

const meta = preview.meta({
  title: 'Product/Desk/Parts/EntryConflict',
  component: EntryConflict<typeof base>,
  tags: ['experimental'],
  // It takes the focus, which would scroll the page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    base,
    mine: { ...base, title: 'A deep well' },
    theirs: { ...base, title: 'Two wells', place: 'Garbatula' },
    fields: fields([
      { name: 'title', label: 'Title' },
      { name: 'place', label: 'Place' },
      { name: 'text', label: 'Text' },
    ]),
    onResolve: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** What only the other person changed is chosen at first. Fields that agree are left out. */
export const KeepsMine = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two versions' })).toHaveFocus());
    await press(canvas, 'Save my choice');
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      ...base,
      title: 'A deep well',
      place: 'Garbatula',
    });
  },
});

export const TakesTheirs = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Take their whole version');
    await expect(args.onResolve).toHaveBeenLastCalledWith(args.theirs);
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onResolve: resolvesTo({ ok: false, message: 'The server cannot be reached.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Save my choice');
    await expect(await canvas.findByText('The server cannot be reached.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    mine: { ...base, text: 'A donation from Llanfairpwllgwyngyllgogerychwyrndrobwll. '.repeat(12) },
    theirs: { ...base, text: 'A donation from somebody else. '.repeat(12) },
  },
});
