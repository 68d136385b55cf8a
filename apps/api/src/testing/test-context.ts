import { contentDirectory, loadContent } from '@hearthlight/content';
import { type Call, type CallName, callPath, calls } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';

import type { Passwords } from '../actions/services.ts';
import { connectDatabase, type DatabaseTarget, engineOf, openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { buildApp } from '../entries/app.ts';
import type { Deps } from '../entries/services.ts';
import { digest, secureRandom } from '../lib/secure-random.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import { newFolder, type TestEngine } from './engines.ts';

/** A test server with its own database, a manual clock and a record of sent mails. */
export interface TestContext {
  app: FastifyInstance;
  database: Database;
  deps: Deps;
  clock: { now: number };
  mails: Mail[];
  request: SendRequest;
  close: () => Promise<void>;
}

/** The content used by the tests. */
export const content = loadContent(contentDirectory());

/** A fast replacement for Argon2 in tests that do not depend on it. */
const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(`quick ${digest(password)}`),
  verify: (hash, password) => Promise.resolve(hash === `quick ${digest(password)}`),
};

interface RequestOptions {
  body?: unknown;
  params?: Record<string, string | number>;
  token?: string;
  /** The value of the recovery cookie. */
  browser?: string;
  /** The client's address. */
  from?: string;
}

/** Makes a call. Returns the raw response. */
type SendRequest = (name: CallName, options?: RequestOptions) => Promise<LightMyRequestResponse>;

/** Returns folders for the built site and desk, and the uploads of a database. */
const newFolders = ({ databaseUrl, dataDirectory }: DatabaseTarget) => ({
  siteDirectory: newFolder(),
  deskDirectory: newFolder(),
  dataDirectory,
  uploads: uploadsOf({ databaseUrl, dataDirectory }),
});

const simpleDeps = () => ({
  transport: { deliver: () => Promise.resolve('250 OK'), close: () => undefined },
  isMailWorkerRunning: () => true,
  trustProxy: [],
  log: false as const,
});

/** Without `createMigrated`, the context applies the migrations itself. */
type ContextEngine = Omit<TestEngine, 'createMigrated'> & Partial<TestEngine>;

/** Creates a context. `changes` replaces dependencies of the server. `plugins` see each query. */
export async function createTestContext(
  engine: ContextEngine,
  changes: Partial<Deps> = {},
  plugins: readonly KyselyPlugin[] = [],
): Promise<TestContext> {
  const target = await (engine.createMigrated ?? engine.createTarget)();
  const opened = await (engine.createMigrated ? connectDatabase : openDatabase)(target);
  const database = plugins.reduce((seen, plugin) => seen.withPlugin(plugin), opened);
  // Test data need not survive a crash, and waiting for the disk is slow.
  if (target.databaseUrl === undefined) await sql`pragma synchronous = off`.execute(database);
  const clock = { now: Date.parse(aMoment) };
  const mails: Mail[] = [];
  const deps: Deps = {
    database,
    now: () => clock.now,
    random: secureRandom,
    passwords: quickPasswords,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve('sent');
      },
    },
    content,
    secret: 'a secret that is only good for tests',
    publicUrl: () => 'https://hearthlight.example',
    ...simpleDeps(),
    ...newFolders({ ...target, dataDirectory: target.dataDirectory || newFolder() }),
    databaseUrl: target.databaseUrl,
    engine: engineOf(target),
    ...changes,
  };
  const app = await buildApp(deps);
  const close = async () => {
    await app.close();
    await database.destroy();
    await target.remove();
  };
  return { app, database, deps, clock, mails, request: requestOf(app), close };
}

function requestOf(app: FastifyInstance): SendRequest {
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
        ...(browser !== undefined && { cookie: `__Host-recovery=${browser}` }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  };
}
