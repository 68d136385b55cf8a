import type { Readable } from 'node:stream';

import type { DeskQuery } from '@hearthlight/domain/desk';
import { deskBills as words } from '@hearthlight/words/desk-bills';

import type { ActionContext } from '../../actions/action.ts';
import { csvFile } from '../../actions/csv-file.ts';
import { findBills } from './list-bills.ts';

/** Returns the bills that a filter selects as comma-separated values, and records that in the audit table. */
export function billFile(context: ActionContext, filter: DeskQuery<'billFile'>): Promise<Readable> {
  const { canceled, open, paid } = words;
  const states = { canceled, open, paid };
  return csvFile(context, {
    action: 'bill export',
    subject: { kind: 'bills' },
    filter,
    headers: [
      words.number,
      words.date,
      words.payee,
      words.kind,
      words.campaign,
      words.amount,
      words.state,
      words.payDay,
    ],
    read: async ({ after, most }) => {
      const { bills, next } = await findBills(context, { ...filter, after }, most);
      return { rows: bills, next };
    },
    lineOf: ({ amount, campaign, date, id, kind, paid_on: paidOn, payee, state }) => [
      id,
      date,
      payee,
      kind,
      campaign ?? '',
      amount,
      states[state],
      paidOn ?? '',
    ],
  });
}
