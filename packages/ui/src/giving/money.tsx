import { formatMoney } from '@hearthlight/domain';

export interface MoneyProps {
  /** In US dollars. */
  amount: number;
}

/**
 * An amount in US dollars, with tabular figures.
 *
 * - **Use**: for every amount of money that is shown.
 * - **Instead**: to enter an amount use `MoneyField`.
 * - **Content**: no decimals for whole dollars.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: read as an amount in dollars.
 */
export function Money({ amount }: MoneyProps) {
  return (
    <data value={amount} className="whitespace-nowrap tabular">
      {formatMoney(amount)}
    </data>
  );
}
