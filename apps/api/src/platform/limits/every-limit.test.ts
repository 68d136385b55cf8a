import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { cards } from '../../actions/file-task.ts';
import { keyedDigest } from '../../lib/secure-random.ts';
import { anApplicant, aSignedInDonor, browserOf, codeIn, password, signUp } from '../../testing/donors.ts';
import { engines, type TestEngine } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskRequest,
  openStaffSession,
  staffPassword,
} from '../../testing/staff.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { callLimits, type Limit, sendingLimits } from './limits.ts';

// Some limits need hundreds of calls.
vi.setConfig({ testTimeout: 120_000 });

const ada = 'ada@example.org';
const client = '198.51.100.1';

/** Returns an address in a different network for each number. */
const networkOf = (at: number) => `192.0.${Math.floor(at / 250)}.${at % 250}`;
const emailOf = (at: number) => `donor-${at}@example.org`;

/** Makes attempt number `at`, from 0. Returns whether it was allowed. */
type TryOnce = (context: TestContext, at: number) => Promise<boolean>;

interface Row {
  limit: Limit;
  /** Follows the name of the limit, where several calls count. */
  call?: ' for recovery';
  /** Seconds between two attempts, so that limits with shorter windows allow them. */
  spacing?: number;
  /** Prepares the attempts. */
  setUp?: (context: TestContext) => Promise<TryOnce>;
  attempt?: TryOnce;
}

const isAllowed = (response: Parameters<typeof isThrottled>[0]) => !isThrottled(response);

/** Enters a wrong code for an address without a code. */
const wrongCode: TryOnce = async ({ request }, at) =>
  isAllowed(
    await request('verifyCodeAndSignUp', {
      body: { ...anApplicant(emailOf(at)), code: '12345', password },
      from: client,
    }),
  );

/** Enters the right code of a new address, requested from another network. */
const rightCode: TryOnce = async ({ mails, request }, at) => {
  const applicant = anApplicant(emailOf(at));
  await request('sendEmailVerificationCode', { body: applicant, from: networkOf(at) });
  const code = codeIn(mails.at(-1));
  return isAllowed(await request('verifyCodeAndSignUp', { body: { ...applicant, code, password }, from: client }));
};

const requestCode: TryOnce = async ({ request }, at) =>
  isAllowed(await request('sendEmailVerificationCode', { body: anApplicant('eve@example.org'), from: networkOf(at) }));

/** Enters the right recovery code of a donor with a new address, requested from another network. */
const rightRecoveryCode = async (context: TestContext): Promise<TryOnce> => {
  await signUp(context, ada);
  return async ({ database, mails, request }, at) => {
    const email = emailOf(at);
    await database.updateTable('donors').set({ email, email_key: email }).execute();
    const asked = await request('sendPasswordResetCode', { body: { email }, from: networkOf(at) });
    const body = { code: codeIn(mails.at(-1)) };
    return isAllowed(await request('verifyPasswordResetCode', { body, browser: browserOf(asked), from: client }));
  };
};

/** Whether a recovery mail was sent. The response does not show it. */
const recoveryMail = async ({ mails, request }: TestContext, from: string) => {
  const before = mails.length;
  await request('sendPasswordResetCode', { body: { email: ada }, from });
  return mails.length > before;
};

const signInAs = async ({ request }: TestContext, email: string, typed: string, from: string) =>
  isAllowed(await request('signIn', { body: { email, password: typed }, from }));

/** Signs in with the right password, 50 times per account. */
const successfulSignIns = async (context: TestContext): Promise<TryOnce> => {
  for (let at = 0; at < 7; at += 1) await signUp(context, emailOf(at));
  return (other, at) => signInAs(other, emailOf(Math.floor(at / 50)), password, client);
};

async function addArticles({ clock, database }: TestContext, count: number): Promise<number[]> {
  const article = {
    tags: 'Water',
    cover_image_url: '',
    published_at: clock.now,
    detail: '<p>Water.</p>',
    author_name: 'Ruth W.',
  };
  const rows = Array.from({ length: count }, (_, at) => ({ ...article, title: `Story ${at}` }));
  const added = await database.insertInto('news').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Posts comments, `perArticle` on each article. */
const comments = async (context: TestContext, perArticle: number): Promise<TryOnce> => {
  const ids = await addArticles(context, 10);
  return async ({ request }, at) => {
    const body = { comentator_name: 'Halima G.', comment: `A kind word of some length, number ${at}.` };
    const id = ids[Math.floor(at / perArticle)] ?? 0;
    return isAllowed(await request('commentOnNews', { params: { id }, body, from: client }));
  };
};

const staffSignIn = (context: TestContext, email: string, password = 'Wrong-pass-1', from = client) =>
  deskRequest(context, 'deskSignIn', { body: { email, password }, from });

/** Enters wrong codes of an app after the right password, each from its network. */
const secondFactors = async (context: TestContext, from: (at: number) => string): Promise<TryOnce> => {
  await addStaff(context, ada, 'editor');
  const cookie = cookieOf(await staffSignIn(context, ada, staffPassword));
  const body = { factor: 'totp', code: '000000' };
  return async (other, at) => {
    // The password step ends before the windows of the limits do.
    const times = { expires_at: other.clock.now + 3_600_000, seen_at: other.clock.now };
    await other.database.updateTable('staff_sessions').set(times).execute();
    return isAllowed(await deskRequest(other, 'deskSecondFactor', { cookie, body, from: from(at) }));
  };
};

/** Like `secondFactors`, but returns whether the person was warned. */
const warnings = async (context: TestContext, from: (at: number) => string): Promise<TryOnce> => {
  const tryCode = await secondFactors(context, from);
  return async (other, at) => {
    const before = other.mails.length;
    await tryCode(other, at);
    return other.mails.length > before;
  };
};

/** Uses up the wrong passwords of a day from new networks. Returns whether the person was warned. */
const guessWarnings =
  (max: number, enter: (other: TestContext, from: string) => Promise<unknown>): TryOnce =>
  async (other) => {
    const before = await queuedMails(other);
    for (let at = 0; at <= max; at += 1) await enter(other, networkOf(at));
    return (await queuedMails(other)) > before;
  };

const queuedMails = async ({ database }: TestContext) =>
  (await database.selectFrom('outbox').select('id').execute()).length;

/** Makes the client's network one of the last sign-ins. */
const addKnownNetwork = ({ database, deps }: TestContext) =>
  database
    .updateTable('staff')
    .set({ known_networks: keyedDigest(deps.secret, client) })
    .execute();

const [codeMinute, codeHour, codeDay] = sendingLimits;
if (!codeMinute || !codeHour || !codeDay) throw new Error('the limits of codes are missing');

const rows: Row[] = [
  {
    limit: callLimits.existence,
    attempt: async ({ request }, at) => {
      const body = { email: emailOf(at) };
      return isAllowed(await request('registrationDetailExistence', { body, from: client }));
    },
  },
  {
    limit: callLimits.codeSending,
    attempt: async ({ request }, at) => {
      const body = anApplicant(emailOf(at));
      return isAllowed(await request('sendEmailVerificationCode', { body, from: client }));
    },
  },
  {
    limit: callLimits.codeSending,
    call: ' for recovery',
    attempt: async ({ request }, at) =>
      isAllowed(await request('sendPasswordResetCode', { body: { email: emailOf(at) }, from: client })),
  },
  {
    limit: callLimits.staffSignInByAccount,
    attempt: async (context) => isAllowed(await staffSignIn(context, emailOf(0))),
  },
  {
    limit: callLimits.staffSignInByNetwork,
    attempt: async (context, at) => isAllowed(await staffSignIn(context, emailOf(Math.floor(at / 4)))),
  },
  {
    limit: callLimits.staffPasswordsElsewhere,
    attempt: async (context, at) => isAllowed(await staffSignIn(context, ada, 'Wrong-pass-1', networkOf(at))),
  },
  { limit: callLimits.staffSecondFactor, setUp: (context) => secondFactors(context, () => client) },
  {
    limit: callLimits.staffSecondFactorDaily,
    spacing: 300,
    setUp: (context) => secondFactors(context, () => client),
  },
  { limit: callLimits.staffCodesElsewhere, setUp: (context) => secondFactors(context, networkOf) },
  {
    limit: callLimits.staffTypos,
    setUp: async (context) => {
      const tryCode = await warnings(context, () => client);
      await addKnownNetwork(context);
      return async (other, at) => !(await tryCode(other, at));
    },
  },
  { limit: callLimits.staffWarning, setUp: (context) => warnings(context, networkOf) },
  {
    limit: callLimits.staffGuessWarning,
    setUp: async (context) => {
      await addStaff(context, ada, 'editor');
      return guessWarnings(callLimits.staffPasswordsElsewhere.max, (other, from) =>
        staffSignIn(other, ada, 'Wrong-pass-1', from),
      );
    },
  },
  {
    limit: callLimits.signInElsewhere,
    attempt: (context, at) => signInAs(context, ada, 'Wrong-pass-1', networkOf(at)),
  },
  {
    limit: callLimits.guessWarning,
    setUp: async (context) => {
      await signUp(context, ada);
      return guessWarnings(callLimits.signInElsewhere.max, (other, from) => signInAs(other, ada, 'Wrong-pass-1', from));
    },
  },
  {
    limit: callLimits.staffPasswordAgain,
    setUp: async (context) => {
      const { cookie } = await aSignedInStaff(context, 'editor');
      const body = { password: 'Wrong-pass-1' };
      return async (other) => isAllowed(await deskRequest(other, 'confirmPassword', { cookie, body }));
    },
  },
  {
    limit: callLimits.updateTest,
    // Tests of updates and of yearly statements count together.
    setUp: async (context) => {
      const id = await addStaff(context, 'ruth@example.org', 'owner');
      return async (other, at) => {
        const cookie = await openStaffSession(other, id);
        const response =
          at % 2 === 0
            ? await deskRequest(other, 'testUpdate', { cookie, params: { id: 999 }, body: { version: 0 } })
            : await deskRequest(other, 'testStatement', { cookie, params: { year: 2025 }, body: {} });
        return isAllowed(response);
      };
    },
  },
  {
    limit: callLimits.deskSearch,
    setUp: async (context) => {
      const { cookie } = await aSignedInStaff(context, 'moderator');
      const body = { search: 'ada' };
      return async (other) => isAllowed(await deskRequest(other, 'deskSearch', { cookie, body }));
    },
  },
  {
    limit: callLimits.staffLink,
    // Reading and accepting count together.
    attempt: async (context, at) => {
      const name = at % 2 === 0 ? 'readStaffLink' : 'acceptStaffLink';
      const body = { token: 'x', name: 'Eve Adams', password: staffPassword };
      return isAllowed(await deskRequest(context, name, { body, from: client }));
    },
  },
  { limit: codeMinute, attempt: requestCode },
  { limit: codeHour, spacing: 60, attempt: requestCode },
  { limit: codeDay, spacing: 3600, attempt: requestCode },
  { limit: callLimits.codeTrying, attempt: rightCode },
  { limit: callLimits.codeTrying, call: ' for recovery', setUp: rightRecoveryCode },
  { limit: callLimits.wrongCodesHourly, attempt: wrongCode },
  { limit: callLimits.wrongCodesDaily, spacing: 120, attempt: wrongCode },
  {
    limit: callLimits.recoveryMails,
    setUp: async (context) => {
      await signUp(context, ada);
      return (other, at) => recoveryMail(other, networkOf(at));
    },
  },
  {
    limit: callLimits.passwordChange,
    attempt: async ({ request }) =>
      isAllowed(await request('changePassword', { body: { email: ada, password }, from: client })),
  },
  {
    limit: callLimits.signInByAccount,
    attempt: (context) => signInAs(context, ada, 'Wrong-pass-1', client),
  },
  {
    limit: callLimits.signInByNetwork,
    attempt: (context, at) => signInAs(context, emailOf(at), 'Wrong-pass-1', client),
  },
  {
    limit: callLimits.allSignInsByAccount,
    setUp: async (context) => {
      await signUp(context, ada);
      return (other) => signInAs(other, ada, password, client);
    },
  },
  { limit: callLimits.allSignInsByNetwork, setUp: successfulSignIns },
  {
    limit: callLimits.join,
    setUp: async (context) => {
      const { access_token: token } = await aSignedInDonor(context, ada);
      return async ({ request }) => isAllowed(await request('joinCampaign', { token, body: { campaign_id: 999 } }));
    },
  },
  {
    limit: callLimits.goal,
    setUp: async (context) => {
      const { access_token: token } = await aSignedInDonor(context, ada);
      let times = 0;
      return async ({ request }) => {
        times += 1;
        return isAllowed(
          times % 2 === 0
            ? await request('setGoal', { token, body: { client_goal: '4000' } })
            : await request('setAnonymity', { token, body: { anonymous: true } }),
        );
      };
    },
  },
  {
    limit: callLimits.statement,
    setUp: async (context) => {
      const { access_token: token } = await aSignedInDonor(context, ada);
      return async ({ request }) => isAllowed(await request('statement', { token }));
    },
  },
  {
    limit: callLimits.receipt,
    setUp: async (context) => {
      const { access_token: token } = await aSignedInDonor(context, ada);
      const params = { number: '2026-00001' };
      return async ({ request }) => isAllowed(await request('receipt', { token, params }));
    },
  },
  {
    limit: callLimits.shareCard,
    setUp: async ({ database }) => {
      vi.spyOn(cards, 'run').mockImplementation(async () => Buffer.from('a card'));
      const id = await addCampaign(database, {});
      return async ({ app }, at) => {
        await database
          .updateTable('campaigns')
          .set({ title: `Round ${at}` })
          .where('id', '=', id)
          .execute();
        return isAllowed(await app.inject({ url: `/campaigns/${id}/share.jpg`, remoteAddress: client }));
      };
    },
  },
  {
    limit: callLimits.receiptMail,
    setUp: async (context) => {
      const { access_token: token } = await aSignedInDonor(context, ada);
      const options = { params: { number: '2026-00001' }, body: {} };
      return async ({ request }) => isAllowed(await request('mailReceipt', { token, ...options }));
    },
  },
  { limit: callLimits.commentOnArticle, setUp: (context) => comments(context, 100) },
  { limit: callLimits.commentByNetwork, setUp: (context) => comments(context, 5) },
];

test('the table of limits is complete', () => {
  const named = [...sendingLimits, ...Object.values(callLimits)].map(({ name }) => name);
  expect([...new Set(rows.map(({ limit }) => limit.name))].toSorted()).toEqual(named.toSorted());
});

/** Removes what the attempts left behind, and the people who made them. */
async function forget({ database }: TestContext): Promise<void> {
  const tables = ['limits', 'codes', 'comments', 'news', 'staff', 'donors'] as const;
  for (const table of tables) await database.deleteFrom(table).execute();
}

/** Creates two servers that share only the database. */
async function twoProcesses(engine: TestEngine): Promise<[TestContext, TestContext]> {
  const target = await engine.createMigrated();
  const shared = (remove: () => Promise<void>): TestEngine => ({
    ...engine,
    createMigrated: () => Promise.resolve({ ...target, remove }),
  });
  return [await createTestContext(shared(target.remove)), await createTestContext(shared(() => Promise.resolve()))];
}

describe.each(engines)('every limit on $name, across two processes,', (engine) => {
  let one: TestContext;
  let other: TestContext;
  let start: number;
  beforeAll(async () => {
    [one, other] = await twoProcesses(engine);
    start = one.clock.now;
  });
  beforeEach(() => forget(one));
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  // All limits count with the same queries, so that the smaller ones show them on the other engine.
  const counted = rows.filter(({ limit }) => engine.name === 'SQLite' || limit.max <= 30);
  const named = counted.map((row) => ({ ...row, name: `${row.limit.name}${row.call ?? ''}` }));

  test.each(named)(
    '$name allows $limit.max attempts in $limit.seconds s',
    async ({ limit, spacing = 0, setUp, attempt }) => {
      const setClocks = (now: number) => {
        for (const { clock } of [one, other]) clock.now = now;
      };
      setClocks(start);
      const tryOnce = attempt ?? (await setUp?.(one));
      if (!tryOnce) throw new Error('the row has no attempts');
      const allowed: boolean[] = [];
      for (let at = 0; at <= limit.max; at += 1) {
        setClocks(start + at * spacing * 1000);
        allowed.push(await tryOnce(at % 2 === 0 ? one : other, at));
      }
      expect(allowed.slice(0, limit.max)).toEqual(Array<boolean>(limit.max).fill(true));
      expect(allowed.at(-1)).toBe(false);
      const end = start + limit.seconds * 1000;
      setClocks(end - Math.max(1, spacing * 1000));
      expect(await tryOnce(other, limit.max + 1)).toBe(false);
      setClocks(end);
      expect(await tryOnce(one, limit.max + 2)).toBe(true);
    },
  );
});

test('a successful sign-in does not count as a failed one', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('there is no engine');
  const context = await createTestContext(engine);
  await signUp(context, ada);
  const { max } = callLimits.signInByAccount;
  for (let at = 0; at < 2 * max; at += 1) {
    const response = await context.request('signIn', { body: { email: ada, password } });
    expect(calls.signIn.response.safeParse(response.json()).success).toBe(true);
  }
  for (let at = 0; at < max; at += 1) expect(await signInAs(context, ada, 'Wrong-pass-1', client)).toBe(true);
  expect(await signInAs(context, ada, 'Wrong-pass-1', client)).toBe(false);
  await context.close();
});

describe.each(engines)('rotation of IPv6 addresses on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  beforeEach(() => forget(context));
  afterAll(() => context.close());

  /** Addresses that differ in the last 8 bits of a /64, /56 or /48 network. */
  const inside = {
    '/64': (at: number) => `2001:db8:1:1::${at}`,
    '/56': (at: number) => `2001:db8:1:1${at.toString(16).padStart(2, '0')}::1`,
    '/48': (at: number) => `2001:db8:1:${at.toString(16)}00::1`,
  };

  test.each([
    ['/64', 10],
    ['/56', 15],
    ['/48', 20],
  ] as const)('inside one %s allows %i wrong passwords an hour', async (prefix, max) => {
    let allowed = 0;
    for (let at = 0; at < 40; at += 1) {
      if (await signInAs(context, emailOf(at), 'Wrong-pass-1', inside[prefix](at))) allowed += 1;
    }
    expect(allowed).toBe(max);
    expect(await signInAs(context, emailOf(0), 'Wrong-pass-1', '2001:db8:2::1')).toBe(true);
  });

  test('inside one /48 allows 20 wrong passwords of staff an hour', async () => {
    let allowed = 0;
    for (let at = 0; at < 40; at += 1) {
      const body = { email: emailOf(at), password: 'Wrong-pass-1' };
      const response = await deskRequest(context, 'deskSignIn', { body, from: inside['/48'](at) });
      if (isAllowed(response)) allowed += 1;
    }
    expect(allowed).toBe(20);
  });

  test('inside one /48 allows 30 wrong codes an hour', async () => {
    let allowed = 0;
    for (let at = 0; at < 60; at += 1) {
      const body = { ...anApplicant(emailOf(at)), code: '12345', password };
      const response = await context.request('verifyCodeAndSignUp', { body, from: inside['/48'](at) });
      if (isAllowed(response)) allowed += 1;
    }
    expect(allowed).toBe(30);
  });
});
