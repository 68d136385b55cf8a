import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { SendPanel, type SendPanelProps } from './send-panel.tsx';

/** A function, because a constant would have the type of this one state. */
const mail = (state: Omit<SendPanelProps['mail'], 'subject'>): SendPanelProps['mail'] => ({
  ...state,
  subject: 'Forty days of water',
});

const meta = preview.meta({
  title: 'Updates/SendPanel',
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
    await pressAndConfirm(canvas, 'Send it to 213 donors of the campaign');
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('campaign', ownPassword));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'All 1,240 donors' }));
    await press(canvas, 'Send 1,240 mails');
    await screen.findByRole('dialog', { name: 'Send 1,240 mails: Forty days of water' });
  },
});

/** Without a choice, says how many get it, also before the test. */
export const WithoutChoice = meta.story({
  tags: ['!autodocs'],
  args: { mail: mail({ recipients: { all: 1240, campaign: null }, is_tested: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 1,240 donors')).toBeVisible();
  },
});

/** Without a test there is no button to send it to donors. */
export const Untested = meta.story({
  args: { mail: mail({ recipients: { all: 1240, campaign: 213 }, is_tested: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Send \d/ })).toBeNull();
    await expect(canvas.getByText(/Send a test mail to yourself/)).toBeVisible();
  },
});

export const WithoutCampaign = meta.story({
  tags: ['!autodocs'],
  args: { mail: mail({ recipients: { all: 1, campaign: null }, is_tested: true }) },
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Send 1 mail');
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('all', ownPassword));
  },
});

export const Empty = meta.story({
  args: { mail: mail({ recipients: { all: 0, campaign: 0 }, is_tested: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nobody left to send it to.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSend: fn<SendPanelProps['onSend']>(resolvesTo({ ok: false, message: 'Send the mail to yourself first.' })),
  },
  play: async ({ canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Send it to 213 donors of the campaign');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Send the mail to yourself first.');
  },
});
