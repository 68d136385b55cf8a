import { drafts } from '@hearthlight/words/drafts';
import { occasions as words } from '@hearthlight/words/occasions';

import type { MailDraft } from '../mail-draft.ts';
import { formatMoneyWithCode } from '../money/money.ts';
import { inGroupsOfFour } from '../text/text.ts';
import type { OccasionKind } from './entities.ts';

/** Whom a pledge is in memory or in honor of, as its donor says it. */
export interface PledgedOccasion {
  kind: OccasionKind;
  name: string;
  /** Whom to tell. Empty for nobody. */
  tell: string;
}

/**
 * Returns the mail that says whom a pledge is in memory or in honor of. It names the pledge, because that has a mail of its own, which may
 * be on its way already. The amount is in the currency's major unit.
 */
export function occasionDraft(
  to: string,
  { kind, name, tell }: PledgedOccasion,
  pledge: { amount: number; reference?: string | undefined },
): MailDraft {
  const given = { amount: formatMoneyWithCode(pledge.amount), name };
  const { reference } = pledge;
  return {
    to,
    subject: kind === 'memory' ? words.inMemoryOf({ name }) : words.inHonorOf({ name }),
    body: [
      drafts.hello,
      '',
      kind === 'memory' ? words.pledgeInMemory(given) : words.pledgeInHonor(given),
      ...(reference === undefined ? [] : [drafts.paymentReference({ value: inGroupsOfFour(reference) })]),
      ...(tell === '' ? [] : ['', words.pleaseTell, tell]),
    ].join('\n'),
  };
}
