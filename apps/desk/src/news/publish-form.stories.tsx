import { setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { PublishForm, type PublishFormProps } from './publish-form.tsx';

/** Functions, because constants would have the types of these values. */
const at = (time: PublishFormProps['scheduledAt']) => time;
const earlier = (text: PublishFormProps['earlierText']) => text;

const meta = preview.meta({
  title: 'News/PublishForm',
  component: PublishForm,
  tags: ['experimental'],
  args: {
    scheduledAt: at(null),
    canWait: true,
    hasNewAddress: false,
    brokenLinks: [],
    earlierText: earlier(undefined),
    onPublish: fn<PublishFormProps['onPublish']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fireEvent.click(canvas.getByLabelText('At a time of your choice'));
    await press(canvas, 'Schedule');
    const field = canvas.getByLabelText('Date and time');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose a date and a time/));
    await expect(field).toHaveFocus();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
});

/** The present time is shown, and is that of the foundation: half past ten in India is five in UTC. */
export const Schedules = meta.story({
  args: { scheduledAt: '2026-12-01T05:00:00.000Z' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Date and time');
    await expect(field).toHaveValue('2026-12-01T10:30');
    await fireEvent.change(field, { target: { value: '2026-12-02T09:30' } });
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-02T09:30:00+05:30', false));
    await fireEvent.click(canvas.getByLabelText('Now'));
    await press(canvas, 'Publish');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith(null, false));
  },
});

/** An article that was edited since it was scheduled can get another time alone. */
export const KeepsText = meta.story({
  args: { scheduledAt: '2026-12-01T05:00:00.000Z', earlierText: 'scheduled' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('The text with your latest changes')).toBeChecked();
    await fireEvent.click(canvas.getByLabelText('The text chosen when it was scheduled'));
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-01T10:30:00+05:30', true));
  },
});

/** An article that was taken off the site and edited since can return as it was. */
export const ReturnsAsItWas = meta.story({
  args: { earlierText: 'taken-off' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('The text with your latest changes')).toBeChecked();
    await fireEvent.click(canvas.getByLabelText('The text that was on the site'));
    await press(canvas, 'Publish');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith(null, true));
  },
});

/** A time that the clocks repeat is asked about before anything is scheduled. Another time needs no answer. */
export const AsksWhichOne = meta.story({
  tags: ['!autodocs'],
  args: { scheduledAt: '2027-03-01T20:00:00.000Z' },
  beforeEach: () => setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles')),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Date and time');
    await expect(field).toHaveValue('2027-03-01T12:00');
    await fireEvent.change(field, { target: { value: '2027-11-07T01:30' } });
    await press(canvas, 'Schedule');
    const question = await canvas.findByRole('group', { name: /occurs twice/ });
    await waitFor(() => expect(question).toHaveAccessibleDescription('Choose one of the two times.'));
    await expect(args.onPublish).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: '2027-11-07T01:45' } });
    await waitFor(() => expect(canvas.queryByText('Choose one of the two times.')).toBeNull());
    await fireEvent.change(field, { target: { value: '2027-11-07T01:30' } });
    await fireEvent.click(canvas.getByLabelText('Nov 7, 2027, 1:30 AM (UTC−08:00)'));
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2027-11-07T01:30:00-08:00', false));
    await fireEvent.change(field, { target: { value: '2027-11-07T03:30' } });
    await expect(canvas.queryByRole('group', { name: /occurs twice/ })).toBeNull();
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2027-11-07T03:30:00-08:00', false));
  },
});

/** The night in spring has no half past two. An answer for one night is none for another. */
export const AsksAboutSkippedTime = meta.story({
  tags: ['!autodocs'],
  args: { scheduledAt: '2027-11-07T09:30:00.000Z' },
  beforeEach: () => setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles')),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Nov 7, 2027, 1:30 AM (UTC−08:00)')).toBeChecked();
    await fireEvent.change(canvas.getByLabelText('Date and time'), { target: { value: '2027-03-14T02:30' } });
    await expect(await canvas.findByRole('group', { name: /skip this time/ })).toBeVisible();
    await press(canvas, 'Schedule');
    await expect(args.onPublish).not.toHaveBeenCalled();
    await fireEvent.click(canvas.getByLabelText('Mar 14, 2027, 3:30 AM (UTC−07:00)'));
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2027-03-14T03:30:00-07:00', false));
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onPublish: fn<PublishFormProps['onPublish']>(neverResolves) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish');
    await press(canvas, 'Publish');
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledOnce());
  },
});

const refusal = 'Describe each picture in the text before you publish the article.';

/** The fields are on the page behind, so the form names them. A new title means a new address. */
export const RejectedByServer = meta.story({
  args: { canWait: false, hasNewAddress: true },
  beforeEach: ({ args }) =>
    void args.onPublish.mockResolvedValueOnce({ ok: false, message: refusal, fields: { detail: refusal } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gets a new address/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await press(canvas, 'Publish');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Describe each picture/);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Text of the article');
  },
});
