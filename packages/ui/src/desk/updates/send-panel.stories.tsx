import { sentences } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { SendPanel, type SendPanelProps } from './send-panel.tsx';

/** A function, because a constant would have the type of this one state. */
const mail = (state: SendPanelProps['mail']) => state;

const meta = preview.meta({
  title: 'Product/Desk/Updates/SendPanel',
  component: SendPanel,
  tags: ['experimental'],
  args: {
    mail: mail({ recipients: { all: 1240, campaign: 213 }, is_tested: true }),
    onSend: fn<SendPanelProps['onSend']>(async () => ({ ok: true })),
  },
});

/** The number on the button follows the choice. */
export const Default = meta.story();

export const Sends = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Send 213 mails');
    await expect(args.onSend).toHaveBeenLastCalledWith('campaign');
    await userEvent.click(canvas.getByRole('radio', { name: 'All 1,240 donors' }));
    await press(canvas, 'Send 1,240 mails');
    await expect(args.onSend).toHaveBeenLastCalledWith('all');
  },
});

/** Without a test there is no button to send it to donors. */
export const Untested = meta.story({
  args: { mail: { recipients: { all: 1240, campaign: 213 }, is_tested: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Send \d/ })).toBeNull();
    await expect(canvas.getByText(/Send a test mail to yourself/)).toBeVisible();
  },
});

export const WithoutCampaign = meta.story({
  tags: ['!autodocs'],
  args: { mail: { recipients: { all: 1, campaign: null }, is_tested: true } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send 1 mail');
    await expect(args.onSend).toHaveBeenLastCalledWith('all');
  },
});

export const Empty = meta.story({
  args: { mail: { recipients: { all: 0, campaign: 0 }, is_tested: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everybody has received it.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A double click sends it once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSend: fn<SendPanelProps['onSend']>(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send 213 mails' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSend: fn<SendPanelProps['onSend']>(
      resolvesTo({ ok: false, message: 'Send the mail to yourself first.' }),
    ),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send 213 mails');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Send the mail to yourself first.');
    args.onSend.mockResolvedValueOnce({ ok: false });
    await press(canvas, 'Send 213 mails');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentences.generic));
  },
});
