import { fromCents } from '@hearthlight/domain';
import type { DeskMoney } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Services } from '../../actions/services.ts';
import { monthsAfter, monthsFrom } from '../books/months.ts';
import { todayOf } from '../books/requirements.ts';

/** Months in the chart. */
const shownMonths = 6;

/** Returns what came in and was paid in each of the last months. */
export async function recentMonths(services: Pick<Services, 'database' | 'now' | 'timeZone'>): Promise<DeskMoney> {
  const current = todayOf(services).slice(0, 7);
  const [first, end] = [monthsAfter(current, 1 - shownMonths), monthsAfter(current, 1)];
  const sums = async (query: ReturnType<typeof sql<{ month: string; cents: number }>>) => {
    const { rows } = await query.execute(services.database);
    return new Map(rows.map(({ cents, month }) => [month, fromCents(cents)]));
  };
  const received = await sums(sql`
    select month, cast(sum(cents) as bigint) as cents from entry_sums
    where month >= ${first} and month < ${end} group by 1`);
  const paid = await sums(sql`
    select substr(paid_on, 1, 7) as month, cast(sum(amount_cents) as bigint) as cents from bills
    where state = 'paid' and paid_on >= ${`${first}-01`} and paid_on < ${`${end}-01`} group by 1`);
  const months = monthsFrom(first, end).map((month) => ({
    month,
    received: received.get(month) ?? 0,
    paid: paid.get(month) ?? 0,
  }));
  return { months };
}
