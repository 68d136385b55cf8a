import { formatMoney, fromCents, parseMoney } from '@hearthlight/domain';

/** What the Donate pane says is due: the amount entered, `$00` while there is none that can be read (`spec §2`). */
export function totalDue(typed: string): string {
  const cents = parseMoney(typed.replace(/[.,]\s*$/, ''));
  return cents === undefined ? '$00' : formatMoney(fromCents(cents));
}
