import { formatMoney } from '@hearthlight/domain';

export interface MoneyProps {
  /** In the foundation's currency. */
  amount: number;
}

/**
 * An amount in the foundation's currency, with tabular figures.
 *
 * - **Use**: for every amount of money that is shown.
 * - **Instead**: to enter an amount use `MoneyField`.
 * - **Content**: no decimals for whole amounts.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: read as an amount of that currency.
 */
export function Money({ amount }: MoneyProps) {
  return (
    <data value={amount} className="whitespace-nowrap tabular">
      {formatMoney(amount)}
    </data>
  );
}
