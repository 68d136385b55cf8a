import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines, type TestTarget } from '../testing/engines.ts';
import { migrateTo } from './migrate.ts';
import { connectDatabase, engineOf, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

/* Keys as they were before accents and international domains were compared. */
const formerKeys = {
  donor: 'ada@xn--mller-kva.de', // cspell:disable-line
  other: 'JÜRGEN@example.org'.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  same: 'ada@MÜLLER.de'.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  person: 'ju\u0308rgen@example.org',
  stranger: 'ana@xn--espaol-zwa.example', // cspell:disable-line
};

async function fill(database: Database): Promise<void> {
  for (const key of [formerKeys.donor, formerKeys.other, 'plain@example.org', formerKeys.same])
    await sql`insert into donors (email, email_key, first_name, last_name, password_hash, created_at, last_login_at)
      values (${key}, ${key}, 'Ada', 'Byron', 'x', 0, 0)`.execute(database);
  for (const key of [formerKeys.person, formerKeys.stranger, 'plain@example.com']) {
    await sql`insert into gifts (giver_key, giver_name, giver_email, giver_email_key, date, amount_cents, cause,
        payment_method, payment_status)
      values (${`email:${key}`}, 'Ada', ${key}, ${key}, '2026-11-02', 100, 'A roof', 'Check', 'completed')`.execute(
      database,
    );
    await sql`insert into statement_mails (year, giver_key, mail_id) values (2025, ${`email:${key}`}, ${key})`.execute(
      database,
    );
  }
  await sql`insert into sent_mails (id, email_key, kind, sent_at) values ('1', ${formerKeys.donor}, 'code', 0)`.execute(
    database,
  );
}

/** Returns the giver of a gift of a person without an account. */
const person = (key: string, email = key) => ({
  donor_id: null,
  giver_key: `email:${key}`,
  giver_name: 'Ada',
  giver_email: email,
  giver_email_key: key,
});

describe.each(engines)('keys of addresses on $name', (engine) => {
  let target: TestTarget;
  beforeEach(async () => {
    target = await engine.createTarget();
  });
  afterEach(() => target.remove());

  test('are renewed, and gifts go to the donor who has the address in another spelling', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0054-pledge-payments');
    await fill(former);
    await former.destroy();
    const database = await openDatabase(target);
    const donors = await database.selectFrom('donors').select('email_key').orderBy('id').execute();
    expect(donors.map(({ email_key: key }) => key)).toEqual([
      'ada@müller.de',
      'jürgen@example.org',
      'plain@example.org',
      // The account whose key another one has keeps its own.
      formerKeys.same,
    ]);
    const gifts = await database
      .selectFrom('gifts')
      .select(['donor_id', 'giver_key', 'giver_name', 'giver_email', 'giver_email_key'])
      .orderBy('id')
      .execute();
    const nobody = { giver_name: null, giver_email: null, giver_email_key: null };
    expect(gifts).toEqual([
      { donor_id: 2, giver_key: 'donor:2', ...nobody },
      person('ana@español.example', formerKeys.stranger),
      person('plain@example.com'),
    ]);
    const statements = await database.selectFrom('statement_mails').select('giver_key').execute();
    expect(statements.map(({ giver_key: key }) => key).toSorted()).toEqual([
      'donor:2',
      'email:ana@español.example',
      'email:plain@example.com',
    ]);
    const mails = await database.selectFrom('sent_mails').select('email_key').execute();
    expect(mails).toEqual([{ email_key: 'ada@müller.de' }]);
    await database.destroy();
  });
});
