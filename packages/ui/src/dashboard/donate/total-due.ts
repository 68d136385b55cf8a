import { formatMoney, formats, parseAmount } from '@hearthlight/domain';

/** Returns the 'Total Due' of the Donate pane: the amount entered, or `$00` without a valid one (specification §2). */
export function totalDue(typed: string): string {
  const amount = parseAmount(typed.replace(/[.,٫]\s*$/, ''));
  return amount === undefined ? formats().noAmount : formatMoney(amount);
}
