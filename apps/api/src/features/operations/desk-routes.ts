import { PassThrough, type Readable } from 'node:stream';

import { programText, deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { audited } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import { hasCode } from '../../lib/has-code.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { backUp } from './backup.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setMaintenance } from './set-maintenance.ts';
import { readSiteHealth } from './site-health.ts';

/** Registers the calls of the health page. */
export function operationDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { content, contextOf, transport } = services;
  route(app, deskCalls.readHealth, () => readSiteHealth(services));
  route(app, deskCalls.sendTestMail, async ({ body, session }) => {
    const result = await sendTestMail(transport, content, body.email);
    // After the attempt, because a transaction must not wait for a mail server.
    const detail = result.accepted ? programText('mailAccepted') : result.reason;
    return audited(contextOf(session), 'mail test', () =>
      Promise.resolve({ subject: { kind: 'mail' }, detail, result }),
    );
  });
  route(app, deskCalls.setMaintenance, async ({ body, session }) => {
    const since = await setMaintenance(contextOf(session), body.is_on);
    return { maintenance_since: since === undefined ? null : isoInstant(since) };
  });
  const download = downloader(services);
  route(app, deskCalls.downloadBackup, async ({ body, session }) => {
    await audited(contextOf(session), 'database backup', () =>
      Promise.resolve({
        subject: { kind: 'database' },
        detail: programText('encryptedDownload'),
        result: undefined,
      }),
    );
    return download(body.passphrase);
  });
}

/** Milliseconds after which a download is broken off, because its snapshot holds up the database's own clean-up. */
const maxDownload = 3_600_000;

/** Returns a function that starts a backup and returns its bytes. One runs at a time. */
function downloader({ databaseUrl, dataDirectory, logError, now }: DeskServices) {
  const target = { databaseUrl, dataDirectory };
  let isRunning = false;
  return (passphrase: string): Readable => {
    if (isRunning) throw new RefusedCall(409, words.backupRunning);
    isRunning = true;
    const output = new PassThrough();
    const limit = setTimeout(() => output.destroy(), maxDownload).unref();
    backUp({ now: now(), target }, (fill) => fill(output), passphrase)
      .catch((error: unknown) => {
        // A client that goes away destroys the stream.
        if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) logError(error);
        output.destroy();
      })
      .finally(() => {
        isRunning = false;
        clearTimeout(limit);
      });
    return output;
  };
}
