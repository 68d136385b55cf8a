import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { OccasionPicker, type OccasionPickerProps } from './occasion-picker.tsx';

const found = [
  { id: 5, kind: 'memory', name: 'A. Diallo' },
  { id: 2, kind: 'honor', name: 'Amara Diallo the Younger' },
] as const;

const meta = preview.meta({
  title: 'Occasions/OccasionPicker',
  component: OccasionPicker,
  tags: ['experimental'],
  args: {
    value: undefined,
    error: undefined,
    onSearch: fn<OccasionPickerProps['onSearch']>(async () => [...found]),
    onChoose: fn(),
  },
});

export const Default = meta.story();

export const Searches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Search');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fill(canvas, { 'Find the name': ' amara ' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('amara');
    (await canvas.findByRole('radio', { name: /^In memory of A\. Diallo/ })).click();
    await expect(args.onChoose).toHaveBeenLastCalledWith(5);
  },
});

export const Empty = meta.story({
  args: { onSearch: fn<OccasionPickerProps['onSearch']>(async () => []) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'Find the name': 'nobody' });
    await press(canvas, 'Search');
    await expect(await canvas.findByText('No other name has this text.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onSearch: fn<OccasionPickerProps['onSearch']>(async () => undefined) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'Find the name': 'amara' });
    await press(canvas, 'Search');
    await expect(await canvas.findByText('The search failed. Please try again.')).toBeVisible();
  },
});

export const Invalid = meta.story({ args: { error: 'Choose the other name.' } });
