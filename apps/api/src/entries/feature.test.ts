import { mailKinds } from '@hearthlight/domain/desk';
import { expect, test } from 'vitest';

import type { Feature } from '../actions/feature.ts';
import { features, mailKindsOf } from '../features/index.ts';
import { hour } from '../lib/clock.ts';
import { createMailSender } from '../platform/mail/mail-sender.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { adminContextOf, adminEnvironment } from '../testing/admin.ts';
import { sqlite } from '../testing/engines.ts';
import { createTestContext } from '../testing/test-context.ts';
import { removeExpired } from './expired-rows.ts';
import { createProgram } from './program.ts';

const raffle: Feature = {
  routes: (app) => app.get('/api/raffle/', () => ({ prize: 'a lantern' })),
  commands: [(program, { print }) => program.command('raffle').action(() => print('a lantern'))],
  mails: { 'raffle ticket': { life: hour } },
  cleanups: [(database) => database.deleteFrom('marks').where('name', '=', 'raffle').execute()],
};
const all = [...features, raffle];

test('a feature of the list has its call, command, mail and cleanup', async () => {
  const context = await createTestContext(sqlite, { features: all });
  const { app, clock, database, deps } = context;
  expect((await app.inject('/api/raffle/')).json()).toEqual({ prize: 'a lantern' });

  const printed: string[] = [];
  const environment = adminEnvironment(adminContextOf(context), (text) => printed.push(text));
  await createProgram(environment, all).parseAsync(['raffle'], { from: 'user' });
  expect(printed).toEqual(['a lantern']);

  const delivered: Mail[] = [];
  const queueOf = (some: readonly Feature[]) =>
    createMailSender({
      database,
      kinds: mailKindsOf(some),
      now: deps.now,
      secret: deps.secret,
      transport: { deliver: (mail) => Promise.resolve(String(delivered.push(mail))), close: () => undefined },
      logError: () => undefined,
    });
  const ticket = {
    kind: 'raffle ticket',
    to: 'ada@example.org',
    subject: 'Your ticket',
    text: '7',
    html: '7',
  };
  expect(await queueOf(all).send(ticket)).toBe('sent');
  expect(delivered).toEqual([ticket]);
  await expect(queueOf(features).send(ticket)).rejects.toThrow('raffle ticket');

  await database.insertInto('marks').values({ name: 'raffle', at: 0 }).execute();
  await removeExpired(context.deps, clock.now, all);
  expect(await database.selectFrom('marks').select('name').where('name', '=', 'raffle').execute()).toEqual([]);
  await context.close();
});

test('the desk knows every kind of mail that features declare', () => {
  expect(Object.keys(mailKindsOf(features)).toSorted()).toEqual(mailKinds.toSorted());
});
