import { formatExactMoney, formatMoney } from '@hearthlight/domain/money';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface MoneyProps extends LayoutProps, AttributesOf<'data', 'value' | 'children'> {
  /** In units of the currency of the formats, as `parseAmount` returns it: 12.5 is `$12.50`. */
  amount: number;
  /** Shows the decimals of a whole amount too, so that the amounts of a column have theirs below each other. */
  exact?: boolean;
}

/**
 * An amount of money, with tabular figures.
 */
export function Money({ amount, exact = false, className, ...attributes }: MoneyProps) {
  return (
    <data {...attributes} value={amount} className={classNames('whitespace-nowrap tabular', className)}>
      {exact ? formatExactMoney(amount) : formatMoney(amount)}
    </data>
  );
}
