import { formatDay, formatMoney, parsePaymentReference } from '@hearthlight/domain';
import { deskGiftPath, type ReferenceParties } from '@hearthlight/domain/desk';
import { Field, Link, Notice, useWords } from '@hearthlight/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { giverText } from '../words/giver-text.ts';
export interface ReferenceFieldProps {
  field: UseFormRegisterReturn;
  /** The reference with which the form starts, if there is one. */
  initial?: string | undefined;
  error: string | undefined;
  /** Returns whom and what a reference names; `undefined` if that failed. */
  onRead: (reference: string) => Promise<ReferenceParties | undefined>;
  /** Called with what the typed reference names. */
  onFound: (parties: ReferenceParties) => void;
}

/** The payment reference of a pledge or of its payment. Reads it once all its digits are there and right. */
export function ReferenceField({ field, initial = '', error, onRead, onFound }: ReferenceFieldProps) {
  const words = useWords('deskGift');
  const [parties, setParties] = useState<ReferenceParties>();
  const latest = useRef<string>(undefined);
  async function read(typed: string) {
    const reference = parsePaymentReference(typed)?.text;
    latest.current = reference;
    setParties(undefined);
    if (reference !== undefined) await look(reference);
  }
  async function look(reference: string) {
    const found = await onRead(reference);
    if (!found || latest.current !== reference) return;
    setParties(found);
    onFound(found);
  }
  const lookInitially = useEffectEvent(() => {
    latest.current = parsePaymentReference(initial)?.text;
    if (latest.current !== undefined) void look(latest.current);
  });
  useEffect(() => lookInitially(), []);
  const donor = parties?.donor;
  const named = donor ? words.referenceOf({ donor: `${donor.name} (${donor.email})` }) : words.referenceOfNobody;
  return (
    <div className="grid gap-3">
      <Field
        label={words.reference}
        hint={parties ? named : words.referenceHint}
        optional
        autoComplete="off"
        error={error}
        {...field}
        onChange={(event) => {
          void field.onChange(event);
          void read(event.currentTarget.value);
        }}
      />
      {parties?.pledge && <OpenPledge pledge={parties.pledge} />}
    </div>
  );
}

/** A pledge that waits for its payment, proposed instead of a gift beside it. */
function OpenPledge({ pledge }: { pledge: NonNullable<ReferenceParties['pledge']> }) {
  const words = useWords('deskGift');
  const names = useWords('deskGifts');
  const { amount, date, giver, id } = pledge;
  const facts = { amount: formatMoney(amount), day: formatDay(date) };
  return (
    <Notice tone="info">
      <p>{words.openPledge({ ...facts, giver: giverText(names, giver) })}</p>
      <p>
        <Link href={deskGiftPath(id)}>{words.toPledge}</Link>
      </p>
    </Notice>
  );
}
