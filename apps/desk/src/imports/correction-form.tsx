import { parseAmount } from '@hearthlight/domain';
import type { CellCorrection, UploadedImport } from '@hearthlight/domain/desk';
import { Button, DayField, Form, MoneyField, RadioCards, Select, useWords } from '@hearthlight/ui';
import { type FormEvent, useState } from 'react';

import { typedAmount } from '../parts/typed-amount.ts';
import type { CellName } from './reading-text.ts';

export interface CorrectionFormProps {
  /** The row as it is read now. */
  reading: UploadedImport['readings'][number];
  /** The cell to correct. */
  cell: CellName;
  /** Whether the server is looking for readings. */
  pending: boolean;
  /** Called with what the cell should be. */
  onSubmit: (correction: CellCorrection) => void;
}

/** The field in which a person says what a cell should be. */
export function CorrectionForm({ reading, cell, pending, onSubmit }: CorrectionFormProps) {
  const words = useWords('deskImports');
  const [isRefused, setRefused] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const correction = correctionOf(cell, new FormData(event.currentTarget));
    setRefused(correction === undefined);
    if (correction) onSubmit(correction);
  }
  const error = isRefused ? words.enterCell : undefined;
  return (
    <Form aria-label={words.correction} className="grid gap-5" onSubmit={submit}>
      {cell === 'date' && <DayField label={words.day} name="value" defaultValue={reading.date ?? ''} error={error} />}
      {cell === 'amount' && <AmountFields amount={reading.amount} error={error} />}
      {(cell === 'giver' || cell === 'purpose') && (
        <Select
          label={cell === 'giver' ? words.giver : words.causeColumn}
          hint={cell === 'giver' ? words.typeLater : undefined}
          name="value"
          defaultValue={reading[cell] ?? ''}
          options={[
            { value: '', label: words.none },
            ...textsOf(reading, cell).map((text) => ({ value: text, label: text })),
          ]}
        />
      )}
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {words.findReading}
      </Button>
    </Form>
  );
}

/** Returns the texts of a row, and the one that the cell has now. */
const textsOf = ({ texts, ...reading }: CorrectionFormProps['reading'], cell: 'giver' | 'purpose'): string[] => [
  ...new Set([reading[cell] ?? [], texts].flat()),
];

interface AmountFieldsProps {
  amount: number | null;
  error: string | undefined;
}

function AmountFields({ amount, error }: AmountFieldsProps) {
  const words = useWords('deskImports');
  return (
    <>
      <MoneyField
        label={words.amountColumn}
        name="value"
        defaultValue={amount === null ? '' : typedAmount(Math.abs(amount))}
        error={error}
      />
      <RadioCards
        inRow
        label={words.directionColumn}
        name="direction"
        defaultValue={amount !== null && amount < 0 ? 'out' : 'in'}
        options={[
          { value: 'in', label: words.moneyIn },
          { value: 'out', label: words.moneyOut },
        ]}
      />
    </>
  );
}

/** Returns what was entered, or `undefined` if it is no day or amount. */
function correctionOf(cell: CellName, entered: FormData): CellCorrection | undefined {
  const typed = entered.get('value');
  const value = typeof typed === 'string' ? typed : '';
  if (cell === 'giver' || cell === 'purpose') return { cell, value: value === '' ? null : value };
  if (cell === 'date') return value === '' ? undefined : { cell, value };
  const amount = parseAmount(value);
  if (amount === undefined) return undefined;
  return { cell, value: entered.get('direction') === 'out' ? -amount : amount };
}
