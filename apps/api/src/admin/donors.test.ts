import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../testing/admin.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import type { AdminContext } from './admin-context.ts';
import { listAudit } from './audit.ts';
import { deleteDonor, exportDonor, listDonors, recordDonation, setGoal } from './donors.ts';

const email = 'ada@example.org';
const gift = {
  amountCents: 125_050,
  cause: 'A roof',
  paymentMethod: 'Paypal service',
  paymentStatus: 'completed',
} as const;

describe.each(engines)('donors on $name', (engine) => {
  let context: TestContext;
  let admin: AdminContext;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    token = (await aSignedInDonor(context, email)).access_token;
  });
  afterAll(() => context.close());

  test('records donations and sets the goal', async () => {
    await recordDonation(admin, 'ADA@example.org', gift);
    await recordDonation(admin, email, { ...gift, date: '2026-01-02', paymentStatus: 'pending' });
    await setGoal(admin, email, 400_000);
    const response = await context.request('dashboard', { token });
    const { client_goal: goal, records } = calls.dashboard.response.parse(response.json());
    expect(goal).toBe(4000);
    expect(records.donation_history).toEqual([
      {
        date_of_donation: '2026-11-20',
        amount_donated: 1250.5,
        donation_cause: 'A roof',
        payment_method: 'Paypal service',
        payment_status: 'completed',
      },
      expect.objectContaining({ date_of_donation: '2026-01-02', payment_status: 'pending' }),
    ]);
    expect((await listDonors(context.database)).lines).toEqual([
      expect.stringMatching(/^\d+\tada@example\.org\tAda O'Neil-Byron\tgoal \$4,000\.00$/),
    ]);
  });

  test('rejects an unknown e-mail address', async () => {
    const unknown = 'No donor has the e-mail address nobody@example.org.';
    await expect(recordDonation(admin, 'nobody@example.org', gift)).rejects.toThrow(unknown);
    await expect(setGoal(admin, 'nobody@example.org', 1)).rejects.toThrow(unknown);
    await expect(exportDonor(admin, 'nobody@example.org')).rejects.toThrow(unknown);
    await expect(deleteDonor(admin, 'nobody@example.org')).rejects.toThrow(unknown);
  });

  test('exports all data of a donor except the password', async () => {
    const exported = await exportDonor(admin, email);
    expect(exported).toMatchObject({
      donor: { email, first_name: 'Ada', goal: 4000 },
      donations: [{ amount: 1250.5 }, { amount: 1250.5 }],
      sessions: [{ opened_at: '2026-11-20T09:30:00.000Z' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/hash/);
  });

  test('deletes all data of a donor', async () => {
    await deleteDonor(admin, email);
    expect((await context.request('dashboard', { token })).statusCode).toBe(401);
    for (const table of ['donors', 'donations', 'registrations', 'sessions', 'codes'] as const) {
      expect(await context.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const audit = await listAudit(context.database);
    expect(JSON.stringify(audit.rows)).not.toContain(email);
    expect(audit.rows[0]).toMatchObject({ action: 'donor delete' });
  });
});
