import { emailKey } from '../../../lib/email-key.ts';
import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';

/** A donor whose payment reference somebody stated. */
interface Named {
  email: string | null | undefined;
  name: string | null | undefined;
}

/** Whether two words of names are the same. A letter may be an initial. */
const isSame = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);

const shareName = (one: string, other: string): boolean => {
  const words = wordsIn(searchKey(one));
  return wordsIn(searchKey(other)).some((word) => words.some((said) => isSame(word, said)));
};

/**
 * Whether a bank names a payer without any part of the name of whom the payment is for: a relative, an employer or an
 * account of another name may pay, so nobody is asked (decision 0041).
 */
export const hasOtherName = ({ name, payment }: ImportedGift, giver: string | null): boolean =>
  payment !== undefined && name !== undefined && giver !== null && !shareName(name, giver);

/**
 * Whether an export of a payment provider says that somebody else paid with the reference of a donor: the address is
 * another one and no part of the name is the same. A bank's statement names spouses, companies and abbreviations.
 */
export function isOtherPayer({ email, name = '', payment }: ImportedGift, donor: Named): boolean {
  if (payment !== undefined || !donor.email || email === undefined) return false;
  return emailKey(email) !== emailKey(donor.email) && !shareName(name, donor.name ?? '');
}
