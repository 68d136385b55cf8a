import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { trueChance } from './chance.ts';

const ada = 'ada@example.org';
const eve = 'eve@example.org';
const adasNew = 'Another-8-word';
const attacker = 'Attacker-9-word';
const attempts = 1000;
/** As many as a crowd sends at once; more would only wait for a connection to the database. */
const atOnce = 50;

describe.each(engines)('without this browser’s verified code on $name', (engine) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage(engine);
  });
  afterEach(() => stage.close());

  const ask = async (to: string) => {
    // A code a minute for an address.
    stage.clock.now += 61_000;
    return browserOf(await stage.ask('sendPasswordResetCode', { body: { email: to } }));
  };
  const verify = async (browser: string, code = codeIn(stage.letters.at(-1))) =>
    (await stage.ask('verifyPasswordResetCode', { body: { code }, browser })).statusCode;
  const verified = async (to: string) => {
    const browser = await ask(to);
    expect(await verify(browser)).toBe(200);
    return browser;
  };
  const change = (browser: string | undefined, chosen: string, { to = ada, from = '203.0.113.7' } = {}) =>
    stage.ask('changePassword', {
      body: { email: to, password: chosen },
      from,
      ...(browser !== undefined && { browser }),
    });

  /** Tries each of `held` in turn, each time from a network of its own: it is the guard that refuses, not a limit. */
  const attack = async (held: readonly (() => string | undefined)[], first: number) => {
    const answers = new Set<string>();
    for (let at = first; at < first + attempts / 2; at += atOnce) {
      const crowd = Array.from({ length: atOnce }, (_, place) => {
        const from = `198.51.${(at + place) % 200}.${Math.floor((at + place) / 200)}`;
        return change(held[(at + place) % held.length]?.(), attacker, { from });
      });
      for (const { body, statusCode } of await Promise.all(crowd)) answers.add(`${statusCode} ${body}`);
    }
    expect([...answers]).toEqual([`400 ${JSON.stringify({ message: refusals.recoveryNotVerified })}`]);
  };

  test(`${attempts} attempts from as many clients: none changes a password, none replays a change`, async () => {
    await aSignedInDonor(stage, eve);
    await aSignedInDonor(stage, ada);
    const spent = await verified(ada);
    expect((await change(spent, adasNew)).statusCode).toBe(200);
    const eves = await verified(eve);
    const outrun = await verified(ada);
    const adas = await ask(ada);
    expect(await verify(adas, 'x1234')).toBe(400);
    const kept = await stage.database
      .selectFrom('codes')
      .select(['browser_hash', 'code_hash'])
      .where('email_key', '=', ada)
      .executeTakeFirstOrThrow();
    const worthless = [
      () => undefined,
      () => '',
      () => trueChance.token(),
      () => spent,
      () => eves,
      () => outrun,
      () => adas.toLowerCase(),
      () => kept.browser_hash ?? '',
      () => kept.code_hash,
    ];
    const { access_token: token } = await signIn(stage, ada, adasNew);
    await attack([...worthless, () => adas], 0);
    // Nor does it help that another browser, Ada's own, has by now verified a code.
    expect(await verify(adas)).toBe(200);
    await attack(worthless, attempts / 2);

    const signInWith = async (email: string, typed: string) =>
      (await stage.ask('signIn', { body: { email, password: typed } })).statusCode;
    expect([await signInWith(ada, attacker), await signInWith(ada, adasNew)]).toEqual([401, 200]);
    expect((await stage.ask('userDetails', { token })).statusCode).toBe(200);
    // What Ada and Eve may do was not spent by what others tried.
    expect((await change(adas, password)).statusCode).toBe(200);
    expect((await change(eves, adasNew, { to: eve })).statusCode).toBe(200);
    expect([await signInWith(ada, password), await signInWith(eve, adasNew)]).toEqual([200, 200]);
  });
});
