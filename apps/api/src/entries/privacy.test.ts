import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { loadContent } from '@hearthlight/content';
import { expect, test } from 'vitest';

import { maxKnownNetworks } from '../features/accounts/passwords-elsewhere.ts';
import { recoveryCookie } from '../features/accounts/recovery.ts';
import { lifeSeconds } from '../features/accounts/sessions.ts';
import { features } from '../features/index.ts';
import { failedMailLife, sentMailLife } from '../features/operations/cleanups.ts';
import { day, hour } from '../lib/clock.ts';
import { maxWindow } from '../platform/limits/limits.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../../../packages/content/${name}`, import.meta.url));

const longestMail = Math.max(...features.flatMap(({ mails = {} }) => Object.values(mails).map(({ life }) => life)));

/** Of the job that deletes what has expired. */
const cleanupInterval = hour;

/** Of nginx's log on Debian, in days (docs/operating.md). */
const logLife = 14;

/** The numbers of a text, in European or Arabic digits. */
const numbersIn = (text: string) =>
  (text.match(/\d+|[\u0660-\u0669]+/g) ?? []).map((digits) =>
    Number(digits.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))),
  );

test.each(['hearthlight', ...readdirSync(folder('examples')).map((name) => `examples/${name}`)])(
  'the privacy page of %s names the durations of the program',
  (name) => {
    const { privacy } = loadContent(folder(name));
    expect(numbersIn(JSON.stringify(privacy?.sections))).toEqual([
      sentMailLife / day,
      (longestMail + failedMailLife) / day,
      (maxWindow + cleanupInterval) / hour,
      maxKnownNetworks,
      logLife,
      lifeSeconds / 3600,
      recoveryCookie.seconds / 60,
    ]);
  },
);
