import { formatMoney } from '@hearthlight/domain';

export interface MoneyProps {
  /** In US dollars. */
  amount: number;
}

/** A sum of US dollars in figures of one width. */
export function Money({ amount }: MoneyProps) {
  return (
    <data value={amount} className="whitespace-nowrap tabular">
      {formatMoney(amount)}
    </data>
  );
}
