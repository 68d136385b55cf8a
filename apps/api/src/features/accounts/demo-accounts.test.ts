import { calls } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Passwords } from '../../actions/services.ts';
import { addSampleData } from '../../entries/sample/sample-data.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { anApplicant } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { sampleDonor } from '../donors/sample.ts';
import { createLink } from '../staff/links.ts';
import { addDemoOwner, sampleOwner, sampleOwnerCode } from '../staff/sample.ts';

const publicUrl = 'http://localhost:8000';

/** Where a request comes from. */
interface Sender {
  headers: Record<string, string>;
  remoteAddress: string;
}

const here: Sender = { headers: { host: 'localhost:8000' }, remoteAddress: '127.0.0.1' };

const strangers: readonly [name: string, Sender][] = [
  ['another machine', { ...here, remoteAddress: '10.8.0.2' }],
  ['a proxy that names the site', { ...here, headers: { host: 'hearthlight.example' } }],
  ['a proxy that names the client', { ...here, headers: { ...here.headers, 'x-forwarded-for': '127.0.0.1' } }],
];

const donor = { email: sampleDonor.email, password: sampleDonor.password };
const owner = { email: sampleOwner.email, password: sampleOwner.password };
const unknown = { email: 'nobody@example.org', password: sampleDonor.password };

describe.each(engines)('the demo accounts on $name', (engine) => {
  let context: TestContext;
  /** The hashes that passwords were compared with. */
  let compared: (string | undefined)[];

  const createSite = async (isLocal: boolean): Promise<TestContext> => {
    compared = [];
    const passwords: Passwords = {
      hash: (password) => Promise.resolve(`quick ${password}`),
      verify: (hash, password) => {
        compared.push(hash);
        return Promise.resolve(hash === `quick ${password}`);
      },
    };
    const outbox = createOutbox(newFolder(), { now: Date.now, onMail: () => undefined });
    const site = await createTestContext(engine, { isLocal, outbox, passwords, publicUrl: () => publicUrl });
    await addSampleData(site.database, site.clock.now, passwords);
    await addDemoOwner(site.database, { now: site.clock.now, passwords, secret: site.deps.secret });
    return site;
  };

  beforeEach(async () => {
    context = await createSite(true);
  });
  afterEach(() => context.close());

  const send = ({ headers, remoteAddress }: Sender, { path }: { path: string }, body: object, more = {}) =>
    context.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { origin: publicUrl, ...headers, ...more },
      remoteAddress,
    });
  const read = ({ headers, remoteAddress }: Sender, url: string, more = {}) =>
    context.app.inject({ method: 'GET', url, headers: { ...headers, ...more }, remoteAddress });

  const signIn = (sender: Sender, body: object) => send(sender, calls.signIn, body);
  const deskSignIn = (sender: Sender, body: object) => send(sender, deskCalls.deskSignIn, body);

  const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>) => ({
    cookie: /^[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '',
  });

  const enterCode = async (sender: Sender, half: object) => {
    const code = sampleOwnerCode(context.clock.now);
    return send(sender, deskCalls.deskSecondFactor, { factor: 'totp', code }, half);
  };

  /** Signs both in from this machine. Returns the headers of their sessions. */
  const sessions = async () => {
    const tokens = calls.signIn.response.parse((await signIn(here, donor)).json());
    const half = cookieOf(await deskSignIn(here, owner));
    const whole = cookieOf(await enterCode(here, half));
    const again = cookieOf(await deskSignIn(here, owner));
    return { donor: { authorization: `Bearer ${tokens.access_token}` }, owner: whole, half: again };
  };

  const statusOf = async (answer: ReturnType<typeof read>) => (await answer).statusCode;

  test('sign in and work from this machine', async () => {
    const open = await sessions();
    expect(await statusOf(read(here, calls.dashboard.path, open.donor))).toBe(200);
    expect(await statusOf(read(here, deskCalls.staffList.path, open.owner))).toBe(200);
    for (const page of ['/dev/code', '/dev/mail', '/dev/mail.json', '/dev/pay', '/dev/api', '/dev/api/openapi.json']) {
      expect([page, await statusOf(read(here, page))]).toEqual([page, 200]);
    }
  });

  describe.each(strangers)('for a request through %s', (_, stranger) => {
    test('sign-in answers as for an unknown address, and compares as long', async () => {
      for (const [call, account] of [
        [signIn, donor],
        [deskSignIn, owner],
      ] as const) {
        const answers = [await call(stranger, account), await call(stranger, unknown)];
        const [known, other] = answers.map(({ body, headers, statusCode }) => {
          const { date: _date, 'x-request-id': _id, ...rest } = headers;
          return { body, headers: rest, statusCode };
        });
        expect(known?.statusCode).toBe(401);
        expect(known).toEqual(other);
      }
      expect(compared).toEqual([undefined, undefined, undefined, undefined]);
    });

    test('sessions that were opened here do not work', async () => {
      const open = await sessions();
      expect(await statusOf(read(stranger, calls.dashboard.path, open.donor))).toBe(401);
      expect(await statusOf(read(stranger, deskCalls.staffList.path, open.owner))).toBe(401);
      expect((await read(stranger, deskCalls.deskSession.path, open.owner)).json()).toEqual({
        state: 'signed-out',
      });
      context.clock.now += 60_000;
      expect(await statusOf(enterCode(stranger, open.half))).toBe(401);
      expect(await statusOf(enterCode(here, open.half))).toBe(200);
    });

    test('the address is free, and gets the mails of an address without an account', async () => {
      const existence = (sender: Sender) => send(sender, calls.registrationDetailExistence, { email: donor.email });
      expect((await existence(here)).json()).toEqual({ email: 'Non-available' });
      expect((await existence(stranger)).json()).toEqual({ email: 'Available' });
      await send(stranger, calls.sendPasswordResetCode, { email: donor.email });
      const [mail] = context.mails;
      await send(stranger, calls.sendPasswordResetCode, { email: unknown.email });
      expect(mail?.subject).toBe(context.mails[1]?.subject);
      const applicant = anApplicant(donor.email);
      expect(await statusOf(send(stranger, calls.sendEmailVerificationCode, applicant))).toBe(200);
      expect(await statusOf(send(here, calls.sendEmailVerificationCode, applicant))).toBe(400);
    });

    test('a permission to change the password does not change it', async () => {
      const request = await send(here, calls.sendPasswordResetCode, { email: donor.email });
      const browser = cookieOf(request);
      const code = /^\d{5}/.exec(context.mails.at(-1)?.subject ?? '')?.[0];
      await send(here, calls.verifyPasswordResetCode, { code }, browser);
      const change = { email: donor.email, password: 'Another-Pass-1' };
      expect(await statusOf(send(stranger, calls.changePassword, change, browser))).toBe(404);
      expect(await statusOf(signIn(here, donor))).toBe(200);
    });

    test('a link of the demo owner is unknown', async () => {
      const { id } = await context.database.selectFrom('staff').select('id').executeTakeFirstOrThrow();
      const token = await createLink(context.database, id, context.clock.now);
      expect(await statusOf(send(here, deskCalls.readStaffLink, { token }))).toBe(200);
      expect(await statusOf(send(stranger, deskCalls.readStaffLink, { token }))).toBe(404);
      const acceptance = { token, name: 'Eve Adams', password: 'Another-Pass-1' };
      expect(await statusOf(send(stranger, deskCalls.acceptStaffLink, acceptance))).toBe(404);
    });

    test('there are no development pages', async () => {
      for (const page of [
        '/dev/code',
        '/dev/mail',
        '/dev/mail.json',
        '/dev/pay',
        '/dev/api',
        '/dev/api/openapi.json',
      ]) {
        expect([page, await statusOf(read(stranger, page))]).toEqual([page, 404]);
      }
    });
  });

  test('do not exist where the server listens on other addresses too', async () => {
    await context.close();
    context = await createSite(false);
    expect(await statusOf(signIn(here, donor))).toBe(401);
    expect(await statusOf(deskSignIn(here, owner))).toBe(401);
    for (const page of ['/dev/code', '/dev/mail', '/dev/pay', '/dev/api']) {
      expect([page, await statusOf(read(here, page))]).toEqual([page, 404]);
    }
  });
});
