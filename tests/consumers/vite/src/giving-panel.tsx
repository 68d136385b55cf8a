import { Button, Field, Money, MoneyField, Notice } from '@hearthlight/ui';
import { useState } from 'react';

/** Components of the package beside elements with utilities of its preset and of Tailwind's own scales. */
export function GivingPanel() {
  const [thanked, setThanked] = useState(false);
  return (
    <main className="m-4 grid max-w-sheet gap-4 rounded-pane bg-pine-mist p-6">
      <h1 className="text-title">Give a meal</h1>
      <p className="bg-blue-500 text-lg shadow-md">A warm meal, at noon.</p>
      <p>
        For <Money amount={12} />
      </p>
      <MoneyField label="Amount" />
      <Field label="Name on the certificate" className="mt-2" />
      <Button onClick={() => setThanked(true)}>Give $12</Button>
      {thanked && <Notice tone="success">Thank you for the meal.</Notice>}
    </main>
  );
}
