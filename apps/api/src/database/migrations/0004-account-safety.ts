import { type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { asciiLower } from '../../lib/ascii-lower.ts';
import type { Engine } from './engine.ts';

const codesByHolder = (whole: RawBuilder<unknown>) => [
  sql`alter table codes rename to former_codes`,
  sql`create table codes (
    purpose text not null check (purpose in ('sign-up', 'recovery')),
    holder text not null,
    email_key text not null,
    code_hash text not null,
    tries ${whole} not null default 0,
    expires_at ${whole} not null,
    verified_at ${whole},
    primary key (purpose, holder)
  )`,
  // Codes are hashed differently from now on, so only verified recoveries remain usable.
  sql`insert into codes (purpose, holder, email_key, code_hash, tries, expires_at, verified_at)
    select purpose, browser_hash, email_key, code_hash, tries, expires_at, verified_at from former_codes
    where purpose = 'recovery' and browser_hash is not null and verified_at is not null`,
  sql`drop table former_codes`,
  sql`create index codes_by_email on codes (email_key, purpose)`,
  sql`create index codes_by_end on codes (expires_at)`,
];

const donors = [
  sql`alter table donors add column network_hash text not null default ''`,
  sql`drop index sessions_by_donor`,
  sql`create index sessions_by_donor on sessions (donor_id, created_at)`,
];

/**
 * Recovery codes per browser instead of per address, the network of a donor's last sign-in, an index for a donor's
 * oldest sessions, and e-mail keys that fold ASCII letters only.
 */
export const accountSafety = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [...codesByHolder(whole), ...donors]) await step.execute(database);
    const { rows } = await sql<{ id: number; email: string }>`
      select id, email from donors where octet_length(email) <> length(email)`.execute(database);
    for (const { id, email } of rows) {
      await sql`update donors set email_key = ${asciiLower(email)} where id = ${id}`.execute(database);
    }
  },
});
