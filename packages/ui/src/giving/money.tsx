import { formatMoney } from '@hearthlight/domain';

export interface MoneyProps {
  /** In the foundation's currency. */
  amount: number;
}

/**
 * An amount in the foundation's currency, with tabular figures.
 */
export function Money({ amount }: MoneyProps) {
  return (
    <data value={amount} className="whitespace-nowrap tabular">
      {formatMoney(amount)}
    </data>
  );
}
