import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aStatementYear } from './fixtures/index.ts';
import { SendStatements } from './send-statements.tsx';

const meta = preview.meta({
  title: 'Statements/SendStatements',
  component: SendStatements,
  tags: ['experimental'],
  args: { year: aStatementYear(), onSend: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

/** Nothing can be sent before one was read. */
export const Untested = meta.story({
  args: { year: aStatementYear({ is_tested: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The statements of a year that goes on are incomplete. */
export const YearIsRunning = meta.story({
  args: { year: aStatementYear({ year: 2026, is_running: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2026 is not over yet/)).toBeVisible();
  },
});

/** Everybody has got theirs. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { year: aStatementYear({ remaining: 0, is_running: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/is not over yet/)).not.toBeInTheDocument();
  },
});

export const Sends = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Send 412 mails');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(ownPassword, ''));
  },
});

/** Such as a second click by somebody else. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSend: resolvesTo({ ok: false, message: 'Everybody has got this mail already.' }) },
  play: async ({ canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Send 412 mails');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Everybody has got this mail already.');
  },
});
