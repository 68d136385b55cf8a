import { formats } from '@hearthlight/domain';
import { importRows as words } from '@hearthlight/words/import-rows';

import { dayOfLocalTime } from '../rows/days.ts';
import { causeIn, findReference } from '../rows/find-reference.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  parseExported,
  refuseCurrency,
  type RowFacts,
  signedCents,
  textOf,
} from '../rows/imported-gift.ts';
import { incomeIn } from '../rows/other-money.ts';
import { accepted, isRefusal, type Refusal } from '../rows/refusal.ts';

const created = ['Created date (UTC)', 'Created (UTC)'] as const;

/** Whether a file is Stripe's export of payments. */
export const isStripe = (headers: readonly string[]): boolean =>
  ['id', 'Amount', 'Status'].every((header) => headers.includes(header)) &&
  created.some((header) => headers.includes(header));

const statuses: Readonly<Record<string, ImportedGift['status']>> = {
  paid: 'completed',
  succeeded: 'completed',
  pending: 'pending',
  processing: 'pending',
  failed: 'failed',
  blocked: 'failed',
  canceled: 'failed',
  refunded: 'completed',
  'partial refund': 'completed',
  'partially refunded': 'completed',
  disputed: 'completed',
};

/** Returns a reader for the rows of Stripe's export of payments. Its times are in UTC. */
export const stripeReader = (timeZone: string) => (fields: Fields) => readRow(fields, timeZone);

/** Returns what a row of Stripe's export of payments says before it is known to be a gift, as `balanceFacts` does. */
export const stripeFacts = (timeZone: string) => (fields: Fields) => {
  const isConverted = wasConverted(fields);
  return factsIn({
    day: stripeDay(field(fields, ...created), timeZone),
    currency: isConverted ? '' : field(fields, 'Currency'),
    amount: field(fields, isConverted ? 'Converted Amount' : 'Amount'),
    giver: field(fields, 'Customer Description', 'Card Name', 'Customer Email'),
    purpose: field(fields, 'Description', 'Statement Descriptor'),
  });
};

interface SaidFacts {
  day: string | Refusal;
  currency: string;
  amount: string;
  giver: string;
  purpose: string;
}

/** Returns the facts of a row. An amount in another currency would be read as one in the foundation's. */
export const factsIn = ({ amount, currency, day, giver, purpose }: SaidFacts): RowFacts => ({
  date: isRefusal(day) ? undefined : day,
  cents: refuseCurrency(currency) ? undefined : signedCents(amount, '.'),
  giver: textOf(giver),
  purpose: textOf(purpose),
});

function readRow(fields: Fields, timeZone: string): ImportedGift | Refusal {
  const shown = field(fields, 'Status');
  const status = statuses[shown.toLowerCase()];
  const isConverted = wasConverted(fields);
  const paid = accepted({
    currency: isConverted ? undefined : refuseCurrency(field(fields, 'Currency')),
    amountCents: amountOf(field(fields, isConverted ? 'Converted Amount' : 'Amount')),
    externalId: externalIdOf('stripe', fields, 'id'),
    date: stripeDay(field(fields, ...created), timeZone),
  });
  if (isRefusal(paid)) return paid;
  const { amountCents, date, externalId } = paid;
  const returned = returnedOf(fields, { amountCents, isConverted, timeZone });
  if (isRefusal(returned)) return returned;
  const description = field(fields, 'Description', 'Statement Descriptor');
  const isOpen = isInDispute(fields);
  const notes = [
    ...(isConverted ? [words.converted({ currency: field(fields, 'Currency').toUpperCase() })] : []),
    ...(isOpen ? [words.openDispute] : []),
  ];
  return {
    externalId,
    date,
    amountCents,
    feeCents: centsIn(fields, 'Fee') ?? 0,
    status: isOpen ? 'pending' : (status ?? 'completed'),
    method: 'Credit/Debit Card',
    cause: causeIn(description),
    email: emailOf(field(fields, 'Customer Email')),
    name: textOf(field(fields, 'Customer Description', 'Card Name')),
    titles: [description],
    ...findReference(referenceTexts(fields)),
    returned,
    isWon: disputeOf(fields) === 'won',
    ...(status !== 'failed' && incomeIn('', [description])),
    ...(/^partial/i.test(shown) && !returned && { doubt: words.unknownReturned }),
    ...(status === undefined && { doubt: words.unknownStatus({ status: shown }) }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** Columns in which a payment link, a custom field or the metadata of a payment can carry its reference. */
const referenceColumn =
  /^(?:description|client.reference.id|(?:payment_)?metadata\b.*|.*\(metadata\)|.*custom field.*|invoice number)$/i;

/** Returns the texts of a row of Stripe in which a payment reference can stand. */
export const referenceTexts = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, text]) => (referenceColumn.test(name.trim()) ? text : []));

/** Returns the day of a time in UTC, such as `2026-10-03 02:30`, in the foundation's time zone. */
export const stripeDay = (at: string, timeZone: string): string | Refusal =>
  dayOfLocalTime({ day: at, format: 'YYYY-MM-DD', time: at.split(/[ T]/)[1] ?? '', zone: 'UTC' }, timeZone);

/** Whether Stripe has converted a foreign amount to the foundation's currency. */
function wasConverted(fields: Fields): boolean {
  const { currency } = formats();
  return (
    field(fields, 'Currency').toUpperCase() !== currency &&
    field(fields, 'Converted Currency').toUpperCase() === currency &&
    field(fields, 'Converted Amount') !== ''
  );
}

const disputeOf = (fields: Fields) => field(fields, 'Dispute Status').toLowerCase().replaceAll(' ', '_');

/** Whether a dispute is open. Stripe holds the money back, and may return it. An inquiry holds nothing back. */
function isInDispute(fields: Fields): boolean {
  const dispute = disputeOf(fields);
  const isDisputed = /^disputed$/i.test(field(fields, 'Status'));
  return /^(?:needs_response|under_review)$/.test(dispute) || (isDisputed && dispute === '');
}

/** Returns the money that a refund or a lost dispute cost. */
function returnedOf(
  fields: Fields,
  { amountCents, isConverted, timeZone }: { amountCents: number; isConverted: boolean; timeZone: string },
): ImportedGift['returned'] | Refusal {
  const column = isConverted ? 'Converted Amount Refunded' : 'Amount Refunded';
  const isRefunded = /^refunded$/i.test(field(fields, 'Status'));
  const refunded = centsIn(fields, column) ?? (isRefunded ? amountCents : 0);
  const disputed = isConverted ? undefined : centsIn(fields, 'Disputed Amount');
  const lost = disputeOf(fields) === 'lost' ? (disputed ?? amountCents) : 0;
  if (refunded + lost === 0) return undefined;
  const at = field(fields, 'Refunded date (UTC)', 'Dispute Date (UTC)');
  const cents = Math.min(refunded + lost, amountCents);
  return at === '' ? { cents } : accepted({ cents, date: stripeDay(at, timeZone) });
}

/** Returns an amount in cents, or `undefined` if the column is missing, empty or 0. */
const centsIn = (fields: Fields, header: string): number | undefined =>
  parseExported(field(fields, header)) || undefined;
