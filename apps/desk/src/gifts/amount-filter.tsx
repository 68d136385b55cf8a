import { formats, parseAmount } from '@hearthlight/domain';
import { MoneyField, useWords } from '@hearthlight/ui';

import { type CommittedValue, useCommitted } from './use-committed.ts';

export interface AmountFilterProps extends CommittedValue {
  /** Whether it is the least or the most. */
  label: string;
}

/** Filters by an amount. */
export function AmountFilter({ label, value, onCommit }: AmountFilterProps) {
  const words = useWords('deskGifts');
  const { input, isInvalid } = useCommitted({ value, onCommit, show, read });
  return <MoneyField label={label} optional error={isInvalid ? words.amountRule : undefined} {...input} />;
}

const show = (amount: string) => amount.replace('.', formats().decimal);

function read(typed: string): string | undefined {
  if (typed === '') return '';
  const amount = parseAmount(typed);
  return amount ? String(amount) : undefined;
}
