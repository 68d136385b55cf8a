import { parseAmount } from '@hearthlight/domain';
import { useState } from 'react';

import { Money } from '../data/money.tsx';
import { MoneyField } from './money-field.tsx';

/** What was typed, and the amount that it is read as. */
export function DonationAmount() {
  const [typed, setTyped] = useState('12');
  const amount = parseAmount(typed);
  return (
    <>
      <MoneyField label="Donation amount" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>You give {amount === undefined ? <em>no clear amount</em> : <Money amount={amount} />}.</p>
    </>
  );
}
