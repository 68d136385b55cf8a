import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { password } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { compareTimes } from '../testing/timing.ts';
import { argon2Passwords } from './passwords.ts';

/** The medians may differ by so much (figures, safety) beyond what the noise of the machine explains. */
const tolerance = 0.05;
const donors = 300;

/** As long as each other, each asked about once, as by somebody who goes through a list. */
const address = (kind: 'known' | 'other', at: number) => `${kind}-${String(at).padStart(4, '0')}@example.org`;

describe.each(engines)('known and unknown addresses on $name', (engine) => {
  let stage: Stage;
  beforeAll(async () => {
    const passwords = argon2Passwords();
    stage = await openStage(engine, { passwords });
    const hash = await passwords.hash(password);
    const rows = Array.from({ length: donors }, (_, at) => ({
      email: address('known', at),
      email_key: address('known', at),
      first_name: 'Ada',
      last_name: 'Byron',
      password_hash: hash,
      goal_cents: 0,
      created_at: 0,
      last_login_at: 0,
      user_agent: '',
    }));
    await stage.database.insertInto('donors').values(rows).execute();
  });
  afterAll(() => stage.close());

  const attempts = {
    'sign-in': (email: string, from: string) =>
      stage.ask('signIn', { body: { email, password: 'Wrong-pass-1' }, from }),
    reset: (email: string, from: string) => stage.ask('sendPasswordResetCode', { body: { email }, from }),
  };
  /** Each attempt comes from another network, so that no limit answers instead. */
  const attempt = async (name: keyof typeof attempts, kind: 'known' | 'other', at: number) => {
    const email = address(kind, at);
    const from = `10.${kind === 'known' ? 1 : 2}.${Math.floor(at / 250)}.${at % 250}`;
    const { body, headers, statusCode } = await attempts[name](email, from);
    const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=<token>;');
    const { date: _, ...rest } = headers;
    const head = JSON.stringify({ ...rest, 'set-cookie': cookie });
    return `${statusCode} ${head} ${body}`.replaceAll(email, '<address>');
  };

  test.each([
    // Most of a sign-in is its hash, and steady; a reset takes a millisecond or two, and is not.
    ['sign-in', 401, { warmUp: 2, least: 20, most: 60, enough: 0.04 }],
    ['reset', 200, { warmUp: 30, least: 60, most: 250, enough: 0.04 }],
  ] as const)('%s: same status, same bytes, same time for the whole call', async (name, status, pairs) => {
    const answers = new Set<string>();
    let made = 0;
    const note = (kind: 'known' | 'other') => async (at: number) => {
      answers.add(await attempt(name, kind, at));
      made += 1;
    };
    const { ratio, noise } = await compareTimes({ one: note('known'), other: note('other') }, pairs);
    // Where there is no account a mail says so: the time that mail takes is no hint either.
    expect(stage.letters.splice(0)).toHaveLength(name === 'reset' ? made : 0);
    expect([...answers]).toEqual([expect.stringMatching(new RegExp(`^${status} `))]);
    expect(Math.abs(Math.log(ratio)), `known takes ${ratio.toFixed(2)} times as long`).toBeLessThan(
      tolerance + noise,
    );
  });
});
