'use client';

import {
  type BankTransfer,
  type ChosenOrder,
  dayOf,
  formatDay,
  formatMoney,
  inGroupsOfFour,
  rhythms,
  type StandingOrder,
  standingOrderCalendar,
  startOfNextMonth,
  type TransferFact,
} from '@hearthlight/domain';
import { useId, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { DayField } from '../../components/forms/day-field.tsx';
import { Select } from '../../components/forms/select.tsx';
import { saveText } from '../../lib/save-text.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';
import { checkOrder } from './chosen-order.ts';
import { OptionPanel } from './option-panel.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { typedAmount } from './typed-amount.ts';

export interface StandingOrderPanelProps {
  /** The account holder, for the calendar. */
  holder: string;
  /** The payment that is repeated. */
  transfer: BankTransfer;
  /** Today's date, before which nothing is paid. */
  now: Date;
  /** The choice before the pledge was changed or the page was reloaded. */
  kept?: ChosenOrder | undefined;
  /** Called at each change, to keep the choice. */
  onChange?: ((chosen: ChosenOrder) => void) | undefined;
}

/**
 * The facts that a bank asks for to repeat the payment of a pledge, each part to copy, and a calendar file of its days.
 *
 * - **Use**: below `BankTransferPanel`. It stays folded until a rhythm is chosen.
 * - **Content**: the reference is the same for each payment.
 * - **Keyboard**: Enter in a field does not submit the form around it.
 * - **Screen readers**: a wrong day is described by its error.
 */
export function StandingOrderPanel({ holder, transfer, now, kept, onChange }: StandingOrderPanelProps) {
  const words = useWords('bankTransfer');
  const form = `${useId()}-none`;
  const today = dayOf(now);
  const [chosen, setChosen] = useState<ChosenOrder>(
    () => kept ?? { rhythm: undefined, first: startOfNextMonth(today), last: '' },
  );
  const { first, last, rhythm } = chosen;
  function change(part: Partial<ChosenOrder>) {
    setChosen({ ...chosen, ...part });
    onChange?.({ ...chosen, ...part });
  }
  const { isPast, isTooFar, isTooEarly, order } = checkOrder(chosen, today);
  const save = (saved: StandingOrder) => {
    const { amount, reference } = transfer;
    const title = words.standingOrderTo({ amount: formatMoney(amount), holder });
    const description = `${words.reference}: ${inGroupsOfFour(reference)}`;
    const text = standingOrderCalendar(saved, { title, description, reference }, now);
    saveText('standing-order.ics', 'text/calendar;charset=utf-8', text);
  };
  return (
    <OptionPanel title={words.giveRegularly} hint={words.giveRegularlyHint}>
      <Select
        form={form}
        label={words.rhythm}
        value={rhythm ?? ''}
        options={[{ value: '', label: words.once }, ...rhythms.map((value) => ({ value, label: words[value] }))]}
        onChange={({ target }) => change({ rhythm: rhythms.find((each) => each === target.value) })}
      />
      {rhythm !== undefined && (
        <>
          <DayField
            form={form}
            label={words.firstPayment}
            hint={words.firstPaymentHint}
            error={isPast ? words.firstInPast : isTooFar ? words.firstTooFar : undefined}
            value={first}
            min={today}
            onChange={({ target }) => change({ first: target.value })}
          />
          <DayField
            form={form}
            label={words.lastPayment}
            hint={
              order?.last === undefined || order.last === last
                ? words.untilCanceled
                : words.lastDueDay({ day: formatDay(order.last) })
            }
            error={isTooEarly ? words.lastBeforeFirst : undefined}
            optional
            value={last}
            min={first}
            onChange={({ target }) => change({ last: target.value })}
          />
        </>
      )}
      {order && (
        <>
          <TransferFacts facts={factsOf(words, order, transfer)} />
          <Button variant="secondary" size="small" className="justify-self-start" onClick={() => save(order)}>
            {words.saveCalendar}
          </Button>
        </>
      )}
    </OptionPanel>
  );
}

function factsOf(
  words: Words['bankTransfer'],
  { first, last, rhythm }: StandingOrder,
  { amount, reference }: BankTransfer,
): TransferFact[] {
  return [
    { name: words.firstPayment, shown: formatDay(first), copied: first },
    { name: words.rhythm, shown: words[rhythm], copied: words[rhythm] },
    ...(last === undefined ? [] : [{ name: words.lastPayment, shown: formatDay(last), copied: last }]),
    { name: words.amount, shown: formatMoney(amount), copied: typedAmount(amount) },
    { name: words.reference, shown: inGroupsOfFour(reference), copied: reference },
  ];
}
