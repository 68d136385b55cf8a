import { formatExactMoney, formatMoney } from '@hearthlight/domain';

export interface MoneyProps {
  /** In the foundation's currency. */
  amount: number;
  /** Shows the decimals of a whole amount too, so that the amounts of a column have theirs below each other. */
  exact?: boolean;
}

/**
 * An amount in the foundation's currency, with tabular figures.
 */
export function Money({ amount, exact = false }: MoneyProps) {
  return (
    <data value={amount} className="whitespace-nowrap tabular">
      {exact ? formatExactMoney(amount) : formatMoney(amount)}
    </data>
  );
}
