import { formatMoney, type Result, sumMoney } from '@hearthlight/domain';
import { Button, Checkbox, Dialog, Form, FormNotice, useWords, type Words } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import type { NamedPayer } from './group.ts';

export interface TakeNamesProps {
  /** Payers whose names say who gave. */
  payers: ReadonlyArray<NamedPayer>;
  /** Gives the payments of each payer to whom the name says. */
  onTake: (payers: readonly NamedPayer[]) => Promise<Result>;
}

/** A button that gives the payments of many payers to those whom their names say, after a look at who that is. */
export function TakeNames(props: TakeNamesProps) {
  const words = useWords('deskPayments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {words.takeNames}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={words.takeNames}>
          <NamesForm {...props} onTaken={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** Donors with an account are not chosen for anybody: they may only share the name. */
function NamesForm({ payers, onTake, onTaken }: TakeNamesProps & { onTaken: () => void }) {
  const words = useWords('deskPayments');
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(payers.flatMap(({ giver, payer }) => (giver.id === null ? [] : payer))),
  );
  const { run, pending, result } = useAction<'take'>();
  const chosen = payers.filter(({ payer }) => !left.has(payer));
  const count = chosen.flatMap(({ payments }) => payments).length;
  async function take() {
    const taken = await run('take', () => onTake(chosen));
    if (taken?.ok) onTaken();
  }
  return (
    <Form aria-label={words.takeNames} className="grid gap-4" onSubmit={() => void take()}>
      <p className="text-small text-ink-soft">{words.takeNamesLead}</p>
      <ul className="grid gap-2">
        {payers.map((named) => (
          <li key={named.payer}>
            <PayerChoice
              named={named}
              checked={!left.has(named.payer)}
              onCheck={(checked) =>
                setLeft(new Set(checked ? [...left].filter((payer) => payer !== named.payer) : [...left, named.payer]))
              }
            />
          </li>
        ))}
      </ul>
      <FormNotice result={refusalOf(result)} />
      {count > 0 && (
        <p>
          <Button type="submit" size="small" pending={pending === 'take'}>
            {words.assignAll({ count })}
          </Button>
        </p>
      )}
    </Form>
  );
}

interface PayerChoiceProps {
  named: NamedPayer;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function PayerChoice({ named: { giver, isNew, payer, payments }, checked, onCheck }: PayerChoiceProps) {
  const words = useWords('deskPayments');
  const amount = formatMoney(sumMoney(payments.map((payment) => payment.amount)));
  const said = isNew ? words.isNew : foundText(words, giver);
  return (
    <Checkbox
      label={`${payer} · ${words.sum({ count: payments.length, amount })} · ${said}`}
      checked={checked}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}

/** Says who is found, with the address, because several people may share a name. */
function foundText(words: Words['deskPayments'], giver: NamedPayer['giver']): string {
  const { email, name } = giver.id === null ? giver.person : giver;
  const known = [name, email].filter(Boolean).join(', ');
  return giver.id === null ? words.gaveBefore({ name: known }) : words.isDonor({ name: known });
}
