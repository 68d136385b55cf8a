import { formatMoney, formats, fromCents, parseMoney } from '@hearthlight/domain';

/** Returns the 'Total Due' of the Donate pane: the amount entered, or `$00` without a valid one (specification §2). */
export function totalDue(typed: string): string {
  const cents = parseMoney(typed.replace(/[.,٫]\s*$/, ''));
  return cents === undefined ? formats().noAmount : formatMoney(fromCents(cents));
}
