import { bankTransfer } from '@hearthlight/words/bank-transfer';
import { drafts } from '@hearthlight/words/drafts';
import { occasions as words } from '@hearthlight/words/occasions';

import { formatDay } from '../dates/dates.ts';
import type { MailDraft } from '../mail-draft.ts';
import { formatMoneyWithCode } from '../money/money.ts';
import type { StandingOrder } from '../payments/standing-order.ts';
import { inGroupsOfFour } from '../text/text.ts';
import type { OccasionKind } from './entities.ts';

/** Whom a pledge is in memory or in honor of, as its donor says it. */
export interface PledgedOccasion {
  kind: OccasionKind;
  name: string;
  /** Whom to tell. Empty for nobody. */
  tell: string;
}

/** What a donor wishes for a pledge. */
export interface PledgeWishes {
  occasion?: PledgedOccasion | undefined;
  /** Whether the donor stays anonymous in public for it. */
  anonymous: boolean;
  /** The standing order that repeats its payment. */
  order?: StandingOrder | undefined;
}

/**
 * Returns the mail that says whom a pledge is in memory or in honor of, whether its donor stays anonymous in public for
 * it, and how often it is paid. It names the pledge, because that has a mail of its own, which may be on its way
 * already. The amount is in the currency's major unit.
 */
export function wishesDraft(
  to: string,
  { anonymous, occasion, order }: PledgeWishes,
  { amount, reference }: { amount: number; reference?: string | undefined },
): MailDraft {
  const tell = occasion?.tell ?? '';
  return {
    to,
    subject: subjectOf(occasion, anonymous),
    body: [
      drafts.hello,
      '',
      pledgeLine(occasion, formatMoneyWithCode(amount)),
      ...(reference === undefined ? [] : [drafts.paymentReference({ value: inGroupsOfFour(reference) })]),
      ...(tell === '' ? [] : ['', words.pleaseTell, tell]),
      ...(anonymous ? ['', words.wantsAnonymity] : []),
      ...(order === undefined ? [] : ['', words.standingOrder, ...orderLines(order, amount)]),
    ].join('\n'),
  };
}

function orderLines({ first, last, rhythm }: StandingOrder, amount: number): string[] {
  return [
    `${bankTransfer.rhythm}: ${bankTransfer[rhythm]}`,
    `${bankTransfer.firstPayment}: ${formatDay(first)}`,
    `${bankTransfer.lastPayment}: ${last === undefined ? words.untilCanceled : formatDay(last)}`,
    `${bankTransfer.amount}: ${formatMoneyWithCode(amount)}`,
  ];
}

function subjectOf(occasion: PledgedOccasion | undefined, anonymous: boolean): string {
  if (!occasion) return anonymous ? words.anonymousSubject : words.regularSubject;
  return occasion.kind === 'memory' ? words.inMemoryOf(occasion) : words.inHonorOf(occasion);
}

function pledgeLine(occasion: PledgedOccasion | undefined, amount: string): string {
  if (!occasion) return words.pledgeOnly({ amount });
  const given = { amount, name: occasion.name };
  return occasion.kind === 'memory' ? words.pledgeInMemory(given) : words.pledgeInHonor(given);
}
