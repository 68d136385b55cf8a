import type * as z from 'zod/mini';

import { operationsCalls } from './desk-calls.ts';

/** Where a test mail is sent. */
export const testMailForm = operationsCalls.sendTestMail.request;
export type TestMailEntry = z.output<typeof testMailForm>;

/** The passphrase of a backup. */
export const backupForm = operationsCalls.downloadBackup.request;
export type BackupEntry = z.output<typeof backupForm>;
