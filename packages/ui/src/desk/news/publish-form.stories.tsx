import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { neverResolves } from '../../../../../.storybook/form-result.ts';
import { PublishForm, type PublishFormProps } from './publish-form.tsx';

/** A function, because a constant would have the type of this one time. */
const at = (time: PublishFormProps['scheduledAt']) => time;

const meta = preview.meta({
  title: 'Product/Desk/News/PublishForm',
  component: PublishForm,
  tags: ['experimental'],
  args: {
    scheduledAt: at(null),
    canWait: true,
    hasNewAddress: false,
    timeZone: 'Africa/Nairobi',
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

/** The present time is shown, and is that of the foundation: eight in Nairobi is five in UTC. */
export const Schedules = meta.story({
  args: { scheduledAt: '2026-12-01T05:00:00.000Z' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Date and time');
    await expect(field).toHaveValue('2026-12-01T08:00');
    await fireEvent.change(field, { target: { value: '2026-12-02T09:30' } });
    await press(canvas, 'Schedule');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-02T06:30:00.000Z'));
    await fireEvent.click(canvas.getByLabelText('Now'));
    await press(canvas, 'Publish');
    await waitFor(() => expect(args.onPublish).toHaveBeenLastCalledWith(null));
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
