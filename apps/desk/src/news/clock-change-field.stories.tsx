import { readingsOf, setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ClockChangeField } from './clock-change-field.tsx';

/** India has no daylight saving time. */
const inCalifornia = () => setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles'));
const registration = { name: 'reading', onBlur: fn(), onChange: fn(), ref: fn() };

const meta = preview.meta({
  title: 'News/ClockChangeField',
  component: ClockChangeField,
  tags: ['experimental'],
  beforeEach: inCalifornia,
  args: {
    clockTime: '2026-11-01T01:30',
    readings: ['2026-11-01T01:30:00-07:00', '2026-11-01T01:30:00-08:00'],
    registration,
  },
});

export const Default = meta.story();

/** The night in autumn repeats an hour. */
export const Repeated = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(readingsOf(args.clockTime)).toEqual(args.readings);
    await expect(canvas.getByRole('group', { name: /occurs twice/ })).toBeVisible();
    await expect(canvas.getByLabelText('Nov 1, 2026, 1:30 AM (UTC−07:00)')).toBeVisible();
    await expect(canvas.getByLabelText('Nov 1, 2026, 1:30 AM (UTC−08:00)')).toBeVisible();
  },
});

/** The night in spring skips an hour. */
export const Skipped = meta.story({
  args: {
    clockTime: '2026-03-08T02:30',
    readings: ['2026-03-08T01:30:00-08:00', '2026-03-08T03:30:00-07:00'],
    error: 'Choose one of the two times.',
  },
  play: async ({ canvas, args }) => {
    await expect(readingsOf(args.clockTime)).toEqual(args.readings);
    await expect(canvas.getByRole('group', { name: /skip this time/ })).toHaveAccessibleDescription(
      'Choose one of the two times.',
    );
    await expect(canvas.getByLabelText('Mar 8, 2026, 1:30 AM (UTC−08:00)')).toBeVisible();
    await expect(canvas.getByLabelText('Mar 8, 2026, 3:30 AM (UTC−07:00)')).toBeVisible();
  },
});
