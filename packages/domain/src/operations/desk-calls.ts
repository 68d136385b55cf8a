import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { instant } from '../calls/fields.ts';
import * as rules from '../desk/rules.ts';
import * as publicRules from '../rules.ts';
import { deskOperations, deskHome, testMailResult } from './desk-entities.ts';

/** The calls of the desk on operations. */
export const operationsCalls = {
  deskHome: {
    method: 'GET',
    path: '/desk/api/home/',
    access: 'staff',
    response: deskHome,
  },
  readHealth: {
    method: 'GET',
    path: '/desk/api/health/',
    access: 'site.operate',
    response: deskOperations,
  },
  sendTestMail: {
    method: 'POST',
    path: '/desk/api/health/test-mail/',
    access: 'site.operate',
    inMaintenance: true,
    request: z.object({ email: publicRules.email }),
    response: testMailResult,
  },
  /** Switches maintenance mode on or off: the site can be read, and changes are refused. */
  setMaintenance: {
    method: 'POST',
    path: '/desk/api/health/maintenance/',
    access: 'site.operate',
    inMaintenance: true,
    request: z.object({ is_on: z.boolean() }),
    response: z.object({ maintenance_since: z.nullable(instant) }),
  },
  /** Returns a backup, encrypted with a passphrase, as a file in the format of age. */
  downloadBackup: {
    method: 'POST',
    path: '/desk/api/health/backup/',
    access: 'site.operate',
    inMaintenance: true,
    confirmed: 'recently',
    request: z.object({ passphrase: rules.passphrase }),
    download: 'application/octet-stream',
    response: z.string(),
  },
} as const satisfies Record<string, Call>;
