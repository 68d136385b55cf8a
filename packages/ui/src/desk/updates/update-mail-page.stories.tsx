import type { UpdateMail } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { UpdateMailPage, type UpdateMailPageProps } from './update-mail-page.tsx';

const html = `<!doctype html><html lang="en"><head><title>News</title></head>
<body style="margin:0;background:#fbf8f2;color:#1d1b18;font:17px/1.55 Georgia,serif">
<div style="max-width:32em;padding:32px 20px"><p>Hello Ruth Wanjiru,</p>
<p>Here is news about “A deep well”, which you gave to or registered for:</p>
<p>The pump has run for forty days.</p></div></body></html>`;

const mail = (changes: Partial<UpdateMail> = {}): UpdateMailPageProps['view'] => ({
  status: 'ready',
  mail: {
    subject: 'News about “A deep well for the four villages of Garbatula”',
    html,
    languages: ['en', 'es'],
    recipients: { all: 1240, campaign: 213 },
    is_tested: true,
    ...changes,
  },
});

const meta = preview.meta({
  title: 'Product/Desk/Updates/UpdateMailPage',
  component: UpdateMailPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    mailing: null,
    view: mail(),
    failed: [],
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
    onLanguage: fn(),
    onRetry: fn(),
    onRetryMails: resolvesTo({ ok: true }),
    onSend: fn<UpdateMailPageProps['onSend']>(async () => ({ ok: true })),
    onTest: resolvesTo({ ok: true, message: 'A test mail is on its way to ruth@example.org.' }),
  },
});

/** The number on the button follows the choice. */
export const Default = meta.story();

export const Sends = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Send 213 mails');
    await expect(args.onSend).toHaveBeenLastCalledWith('campaign');
    await userEvent.click(canvas.getByRole('radio', { name: 'All 1,240 donors' }));
    await press(canvas, 'Send 1,240 mails');
    await expect(args.onSend).toHaveBeenLastCalledWith('all');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
  },
});

/** Without a test there is no button to send it to donors. */
export const Untested = meta.story({
  args: { view: mail({ is_tested: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Send \d/ })).toBeNull();
    await press(canvas, 'Send a test mail');
    await expect(await canvas.findByText('A test mail is on its way to ruth@example.org.')).toBeVisible();
  },
});

export const WithoutCampaign = meta.story({
  tags: ['!autodocs'],
  args: { view: mail({ recipients: { all: 1, campaign: null } }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send 1 mail');
    await expect(args.onSend).toHaveBeenLastCalledWith('all');
  },
});

const mailing = (): Pick<UpdateMailPageProps, 'mailing' | 'failed'> => ({
  mailing: { sent: 208, waiting: 2, failed: 3 },
  failed: [
    { id: 'a', recipient: 'a…@example.org', reason: 'address refused: 550 unknown', can_retry: true },
    { id: 'b', recipient: 'b…@example.org', reason: 'unreachable: timed out', can_retry: true },
    { id: 'c', recipient: 'c…@example.org', reason: 'interrupted: it may have arrived', can_retry: false },
  ],
});

export const SomeFailed = meta.story({
  args: { ...mailing(), view: mail({ recipients: { all: 1027, campaign: 0 } }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('208 of 213 mails were sent.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /may have arrived/ })).toBeVisible();
    await press(canvas, 'Send them again');
    await expect(args.onRetryMails).toHaveBeenCalledOnce();
  },
});

export const AllSent = meta.story({
  tags: ['!autodocs'],
  args: {
    mailing: { sent: 213, waiting: 0, failed: 0 },
    view: mail({ recipients: { all: 0, campaign: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 213 mails were sent.')).toBeVisible();
    await expect(canvas.getByText('Everybody has received it.')).toBeVisible();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSend: fn<UpdateMailPageProps['onSend']>(async () => ({
      ok: false,
      message: 'Send the mail to yourself first.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Send 213 mails');
    await expect(await canvas.findByText('Send the mail to yourself first.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Mobile = meta.story({ args: mailing(), globals: { viewport: { value: 'phone' } } });
