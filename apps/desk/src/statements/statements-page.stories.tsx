import type { StatementYear } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { aStatementYear, someGivers } from './fixtures/index.ts';
import { StatementsPage, type StatementsPageProps } from './statements-page.tsx';

const ready = (year: StatementYear | null): StatementsPageProps['view'] => ({ status: 'ready', year });

/** A function of the union, because a constant would have the type of this one state. */
const shown: Pick<StatementsPageProps, 'view'> = { view: ready(aStatementYear()) };

const meta = preview.meta({
  title: 'Statements/StatementsPage',
  component: StatementsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    mayChange: true,
    mail: {
      subject: 'Your donations to Hearthlight Foundation in 2025',
      html: '<!doctype html><html lang="en"><body><p>In 2025 you gave $175 in 2 donations.</p></body></html>',
    },
    givers: someGivers,
    failed: [],
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
    onLanguage: fn(),
    onTest: fn<StatementsPageProps['onTest']>(async () => ({
      ok: true,
      message: 'A test mail is on its way to ruth@example.org.',
    })),
    onSend: fn<StatementsPageProps['onSend']>(async () => ({ ok: true })),
    onRetryMails: fn<StatementsPageProps['onRetryMails']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

/** Nothing can be sent before one was read. */
export const Untested = meta.story({
  tags: ['!autodocs'],
  args: { view: ready(aStatementYear({ is_tested: false })) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send a test mail');
    await expect(await canvas.findByText('A test mail is on its way to ruth@example.org.')).toBeVisible();
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  args: {
    view: ready(aStatementYear({ remaining: 0, mailing: { sent: 180, waiting: 232, failed: 0 } })),
  },
});

export const SomeFailed = meta.story({
  args: {
    view: ready(aStatementYear({ remaining: 0, mailing: { sent: 411, waiting: 0, failed: 1 } })),
    failed: [{ id: 'm1', recipient: 'ada@example.org', reason: 'address refused: 550', can_retry: true }],
  },
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Send them again');
    await expect(args.onRetryMails).toHaveBeenCalledWith(ownPassword, '');
  },
});

/** Figures only: no names, no mails, no buttons. */
export const ForAnAuditor = meta.story({
  args: { mayChange: false, givers: [], mail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Halima Guyo')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ args: { view: ready(null) } });
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
