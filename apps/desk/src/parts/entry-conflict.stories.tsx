import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { EntryConflict, type EntryConflictProps } from './entry-conflict.tsx';
import { paragraphs } from './merge-entry.ts';

const base = { title: 'A well', place: '', text: 'Water for four villages.\n\nThe pump is new.' };
const fields = (list: EntryConflictProps<typeof base>['fields']) => list;

const meta = preview.meta({
  title: 'Parts/EntryConflict',
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
      { name: 'text', label: 'Text', blocks: paragraphs },
    ]),
    onResolve: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/**
 * Takes over changes by only the other person. Parts that both changed have no default: the first open choice takes the
 * focus.
 */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two versions' })).toHaveFocus());
    await expect(canvas.getByText('Changes of the other person are taken over in: Place.')).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await press(canvas, 'Save merged version');
    const title = canvas.getByRole('group', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('Choose what to keep.');
    await expect(within(title).getByLabelText('Your version')).toHaveFocus();
    await expect(args.onResolve).not.toHaveBeenCalled();
    // A title cannot be both.
    await expect(within(title).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(within(title).getByLabelText('Your version'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      ...base,
      title: 'A deep well',
      place: 'Garbatula',
    });
  },
});

/** Each has changed something else: nothing is asked. */
export const Settled = meta.story({
  args: { mine: { ...base, place: 'Garbatula' }, theirs: { ...base, title: 'Two wells' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You changed different parts/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      ...base,
      title: 'Two wells',
      place: 'Garbatula',
    });
  },
});

/** One person has removed the paragraph that the other changed. It cannot be both. */
export const RemovedAgainstEdited = meta.story({
  args: {
    mine: { ...base, text: 'Water for four villages.' },
    theirs: { ...base, text: 'Water for four villages.\n\nThe pump is new and runs on sunlight.' },
    name: 'Amina Diallo',
    lead: 'Amina Diallo saved this article while you were editing it.',
  },
  play: async ({ args, canvas }) => {
    const text = within(canvas.getByRole('group', { name: 'Text' }));
    await expect(text.getByText('Removed')).toBeVisible();
    await expect(text.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(text.getByLabelText('Version of Amina Diallo'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith(args.theirs);
  },
});

/** Both have added a paragraph at the same place, and both can stay. */
export const AddedAtTheSamePlace = meta.story({
  args: {
    mine: { ...base, text: `${base.text}\n\nThe keepers have a key.` },
    theirs: { ...base, text: `${base.text}\n\nEach village has a notebook.` },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Both, yours first'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      ...base,
      text: `${base.text}\n\nThe keepers have a key.\n\nEach village has a notebook.`,
    });
  },
});

const thirty = (text: (paragraph: number) => string) => ({
  ...base,
  text: Array.from({ length: 30 }, (_, index) => text(index + 1)).join('\n\n'),
});

/** Thirty paragraphs, every third changed by both, and the others by one person. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    base: thirty((number) => `Paragraph ${number}.`),
    mine: thirty((number) => `Paragraph ${number}${number % 3 === 1 ? '' : ' of mine'}.`),
    theirs: thirty((number) => `Paragraph ${number}${number % 3 === 2 ? '' : ' of theirs'}.`),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(10);
    const fourth = within(canvas.getByRole('group', { name: 'Text, difference 4 of 10' }));
    await expect(fourth.getByText('Paragraph 12 of theirs.')).toBeVisible();
    for (const theirs of canvas.getAllByLabelText('Their version')) await userEvent.click(theirs);
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith(
      thirty((number) => `Paragraph ${number} of ${number % 3 === 2 ? 'mine' : 'theirs'}.`),
    );
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onResolve: resolvesTo({ ok: false, message: 'The server cannot be reached.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Your version'));
    await press(canvas, 'Save merged version');
    await expect(await canvas.findByText('The server cannot be reached.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    mine: { ...base, text: 'A donation from Llanfairpwllgwyngyllgogerychwyrndrobwll. '.repeat(12) }, // cspell:disable-line
    theirs: { ...base, text: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4) }, // cspell:disable-line
  },
});

/** Each text has its own direction. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    mine: { ...base, text: 'Water for four villages and a school.\n\nThe pump is new.' },
    theirs: { ...base, text: 'ماء لأربع قرى وعيادة.\n\nThe pump is new.' }, // cspell:disable-line
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
