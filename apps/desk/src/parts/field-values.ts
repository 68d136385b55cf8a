import { formatDateTime, formatDay, formatMoney, fromCents, paymentMethodName, rhythms } from '@hearthlight/domain';
import { giftStatuses, listOrders, roles } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { textIn } from './text-in.ts';

/** Fields whose values are addresses and numbers that say nothing to people. They are named only. */
export const isInternal = (field: string) =>
  /(?:_url|_id|_hash|_key|^focus|^giver|^campaign|^occasion|^(?:news|update) \d+)$/.test(field);

/**
 * Returns a function that shows the value of a field in the activity log: methods, states, rhythms, roles, days and
 * amounts as elsewhere in the desk, and of other fields the text.
 */
export function useFieldValues() {
  const methods = useWords('paymentMethods');
  const namesOf = useValueNames();
  const { donorNumber } = useWords('deskGifts');
  const { withoutAccount } = useWords('deskActivity');
  return (field: string, value: string | null): string => {
    if (value === null) return '';
    if (field === 'method') return paymentMethodName(value, methods);
    if (field === 'giver') return value.startsWith('donor ') ? donorNumber({ number: value.slice(6) }) : withoutAccount;
    if (field.endsWith('_cents')) return formatMoney(fromCents(Number(value)));
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
    return namesOf[field]?.get(value) ?? textIn(value);
  };
}

/** The names of the values of fields that have a few. */
function useValueNames(): Readonly<Record<string, ReadonlyMap<string, string>>> {
  const desk = useWords('desk');
  const gifts = useWords('deskGifts');
  const order = useWords('bankTransfer');
  const { canceled, open, paid } = useWords('deskBills');
  const { no, yes } = useWords('deskActivity');
  return {
    status: named(giftStatuses, gifts),
    rhythm: named(rhythms, order),
    role: named(roles, desk),
    order: named(listOrders, desk),
    state: new Map(Object.entries({ canceled, open, paid })),
    anonymous: new Map(Object.entries({ true: yes, false: no })),
    further: new Map(Object.entries({ true: yes, false: no })),
    maintenance: new Map(Object.entries({ on: yes, off: no })),
  };
}

const named = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  new Map<string, string>(values.map((value) => [value, words[value]]));
