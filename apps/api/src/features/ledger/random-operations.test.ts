import type { DeskGiftStatus } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ActionError } from '../../actions/action.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { giveGifts } from '../books/give-gifts.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { changeGiver } from '../gifts/change-giver.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import type { GiftChange } from '../gifts/gift-change.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { takeBackPayment } from '../gifts/take-back-payment.ts';
import { checkBooks } from './check.ts';

/** `BOOKS_OPERATIONS=10000` runs the full test, as `npm run test:deep` does. */
const operations = Number(process.env['BOOKS_OPERATIONS'] ?? 600);
/** Number of simultaneous changes in the parallel half. */
const parallel = 8;

/** Returns a generator of reproducible numbers (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The expected gifts, tracked by the test. */
type Model = Map<number, { cents: number; status: DeskGiftStatus }>;

describe.each(engines)(`${operations} random operations on $name`, (engine) => {
  let context: TestContext;
  const campaigns: number[] = [];
  const model: Model = new Map();
  const emails = Array.from({ length: 20 }, (_, index) => `giver-${index}@example.org`);
  beforeAll(async () => {
    context = await createTestContext(engine);
    for (let index = 0; index < 5; index += 1) {
      campaigns.push(await addCampaign(context.database, { cents: 100 * index, contributors: index }));
    }
  });
  afterAll(() => context.close());

  const note = ({ amountAfter, id, status }: GiftChange) => model.set(id, { cents: amountAfter, status });

  const record = async (random: (below: number) => number) => {
    const giver = [{ email: emails[random(20)], name: 'Ada' }, { name: `Neighbor ${random(9)}` }, {}][random(3)];
    const paymentStatus = (['completed', 'pending', 'failed'] as const)[random(3)] ?? 'pending';
    const amountCents = 1 + random(100_000);
    const { id, isKnown } = await recordGift(adminContextOf(context), {
      ...gift,
      giver: giver ?? {},
      amountCents,
      paymentStatus,
      campaignId: campaigns[random(6)],
      ...(random(4) === 0 && { externalId: `bank:${random(operations)}` }),
    });
    if (!isKnown) model.set(id, { cents: amountCents, status: paymentStatus });
  };

  const signUp = (emailKey: string) =>
    context.database.transaction().execute(async (transaction) => {
      const donor = await transaction
        .insertInto('donors')
        .values({
          email: emailKey,
          email_key: emailKey,
          first_name: 'Ada',
          last_name: 'Byron',
          password_hash: '',
          goal_cents: 0,
          created_at: 0,
          last_login_at: 0,
          user_agent: '',
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (donor) await giveGifts(transaction, { id: donor.id, emailKey });
    });

  const operate = async (random: (below: number) => number): Promise<unknown> => {
    const admin = adminContextOf(context);
    const ids = [...model.keys()];
    const id = ids[random(ids.length || 1)] ?? 1;
    const operation = random(24);
    const reason = 'a test';
    if (operation < 11) return record(random);
    const part = random(2) === 0 ? 1 + random(50_000) : undefined;
    if (operation < 14) return note(await refundGift(admin, id, reason, { amountCents: part }));
    if (operation < 18) {
      const paymentStatus = ([undefined, 'completed', 'failed'] as const)[random(3)];
      const changes = { amountCents: 1 + random(100_000), campaignId: campaigns[random(5)], paymentStatus };
      return note(await correctGift(admin, id, { changes, outcome: 'complete', reason }));
    }
    if (operation < 19) return deleteDonor(admin, emails[random(20)] ?? '');
    if (operation < 20) return signUp(emails[random(20)] ?? '');
    if (operation < 22) return note(await takeBackPayment(admin, id, reason));
    const giver = random(4) === 0 ? {} : { email: emails[random(20)] };
    return changeGiver(admin, id, { giver, reason });
  };

  /** Ignores rejected operations, such as a second refund, which are part of the test. */
  const attempt = (random: (below: number) => number) =>
    operate(random).catch((error: unknown) => {
      if (!(error instanceof ActionError)) throw error;
    });

  test('leave books that balance, half of them in parallel', { timeout: 30_000 + operations * 60 }, async () => {
    const random = randomNumbers(20_261_120);
    for (let done = 0; done < operations;) {
      const isParallel = done % (2 * parallel) < parallel;
      if (isParallel) await Promise.all(Array.from({ length: parallel }, () => attempt(random)));
      else for (let index = 0; index < parallel; index += 1) await attempt(random);
      done += parallel;
    }
    const { gifts, problems, total } = await checkBooks(context.database);
    const expected = [...model.values()].filter(({ status }) => status === 'completed');
    expect(problems).toEqual([]);
    expect(gifts).toBe(model.size);
    expect(total).toBe(expected.reduce((sum, { cents }) => sum + cents, 0));
  });
});
