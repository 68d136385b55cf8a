import { type Call, type CallName, callPath, calls } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';

import { digest, trueChance } from '../accounts/chance.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { buildApp, type Deps } from '../app.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import type { Letter } from '../mail/mailer.ts';
import { newFolder, type TestEngine } from './engines.ts';

/** The server on a database of its own, with a clock that only the test moves and a mailbox that it reads. */
export interface Stage {
  app: FastifyInstance;
  database: Database;
  deps: Deps;
  clock: { now: number };
  letters: Letter[];
  ask: Ask;
  close: () => Promise<void>;
}

/** Stands in for Argon2 where its slowness is not what is tested. */
const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(`quick ${digest(password)}`),
  verify: (hash, password) => Promise.resolve(hash === `quick ${digest(password)}`),
};

export interface Asking {
  body?: unknown;
  params?: Record<string, string | number>;
  token?: string;
  /** The recovery cookie's value. */
  browser?: string;
  /** The client's address. */
  from?: string;
}

/** Makes a call of the table and answers the raw answer. */
export type Ask = (name: CallName, asking?: Asking) => Promise<LightMyRequestResponse>;

/** Opens a stage; `changes` replaces what the server stands on, `plugins` see each query. */
export async function openStage(
  engine: TestEngine,
  changes: Partial<Deps> = {},
  plugins: readonly KyselyPlugin[] = [],
): Promise<Stage> {
  const place = await engine.newPlace();
  const opened = await openDatabase(place);
  const database = plugins.reduce((seen, plugin) => seen.withPlugin(plugin), opened);
  // What a test writes need not outlive a power cut; waiting for the disk would be most of the time.
  if (place.databaseUrl === undefined) await sql`pragma synchronous = off`.execute(database);
  const clock = { now: Date.parse(aMoment) };
  const letters: Letter[] = [];
  const deps: Deps = {
    database,
    now: () => clock.now,
    chance: trueChance,
    passwords: quickPasswords,
    mailer: {
      send: (letter) => {
        letters.push(letter);
        return Promise.resolve();
      },
      close: () => undefined,
    },
    secret: 'a secret that is only good for tests',
    publicUrl: () => 'https://hearthlight.example',
    siteDirectory: newFolder(),
    trustProxy: [],
    log: false,
    ...changes,
  };
  const app = await buildApp(deps);
  const close = async () => {
    await app.close();
    await database.destroy();
    await place.remove();
  };
  return { app, database, deps, clock, letters, ask: askOf(app), close };
}

function askOf(app: FastifyInstance): Ask {
  return (name, { body, params = {}, token, browser, from = '203.0.113.7' } = {}) => {
    const call: Call = calls[name];
    return app.inject({
      method: call.method,
      url: callPath(call, params),
      remoteAddress: from,
      headers: {
        'user-agent': 'Mozilla/5.0 (a test)',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(browser !== undefined && { cookie: `recovery=${browser}` }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  };
}
