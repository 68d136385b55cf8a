'use client';

import { type ChosenOrder, occasionKinds, occasionLimits, type TypedWishes, wishesDraft } from '@hearthlight/domain';
import { useId, useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/select.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { checkOrder } from './chosen-order.ts';
import { OptionPanel } from './option-panel.tsx';
import { WishesMail } from './wishes-mail.tsx';

const noWishes: TypedWishes = { kind: undefined, name: '', tell: '', anonymous: false };

const noOrder: ChosenOrder = { rhythm: undefined, first: '', last: '' };

export interface WishesPanelProps {
  /** The address of the mail. */
  to: string;
  /** The amount of the pledge, in the currency's major unit. */
  amount: number;
  /** The payment reference of the pledge, if it has one. */
  reference?: string | undefined;
  /** The standing order that repeats its payment. While a day of it is wrong, there is no mail. */
  order?: ChosenOrder | undefined;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Wishes that were typed before the pledge was changed or the page was reloaded. */
  kept?: TypedWishes | undefined;
  /** Called at each change, to keep the wishes. */
  onChange?: ((wishes: TypedWishes) => void) | undefined;
}

/**
 * Asks whom a pledge is in memory or in honor of, and whether its donor stays anonymous in public for it, and writes a
 * second mail that says so and how often the pledge is paid.
 *
 * - **Use**: above the draft of a pledge. There is no mail until a donor chooses something.
 * - **Content**: the mail names the pledge, which has a mail of its own.
 * - **Keyboard**: Enter in a field does not submit the form around it.
 * - **Screen readers**: the outcome of copying is announced.
 */
export function WishesPanel({
  to,
  amount,
  reference,
  order: chosen = noOrder,
  today,
  kept = noWishes,
  onChange,
}: WishesPanelProps) {
  const words = useWords('occasions');
  const { firstPayment, giveRegularly, lastPayment } = useWords('bankTransfer');
  const form = `${useId()}-none`;
  const [wishes, setWishes] = useState(kept);
  const { anonymous, kind, name, opened, tell } = wishes;
  function change(part: Partial<TypedWishes>) {
    setWishes({ ...wishes, ...part });
    onChange?.({ ...wishes, ...part });
  }
  const occasion = kind && { kind, name: name.trim(), tell: tell.trim() };
  const { isPast, isTooFar, isTooEarly, order } = checkOrder(chosen, today);
  const isReady = occasion ? occasion.name !== '' : anonymous || order !== undefined;
  const isFirstWrong = isPast || isTooFar;
  const isHeldBack = isFirstWrong || isTooEarly;
  const draft =
    isReady && !isHeldBack ? wishesDraft(to, { occasion, anonymous, order }, { amount, reference }) : undefined;
  return (
    <OptionPanel title={words.title} hint={chosen.rhythm ? words.hintWithOrder : words.hint}>
      <Select
        form={form}
        label={words.kind}
        value={kind ?? ''}
        options={[
          { value: '', label: words.neither },
          ...occasionKinds.map((value) => ({ value, label: words[value] })),
        ]}
        onChange={({ target }) => change({ kind: occasionKinds.find((each) => each === target.value) })}
      />
      {kind !== undefined && (
        <>
          <Field
            form={form}
            label={words.name}
            hint={isReady ? undefined : words.nameHint}
            autoComplete="off"
            maxLength={occasionLimits.name}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextArea
            form={form}
            label={words.tell}
            hint={anonymous ? words.tellAnonymousHint : words.tellHint}
            optional
            rows={3}
            maxLength={occasionLimits.tell}
            value={tell}
            onChange={({ target }) => change({ tell: target.value })}
          />
        </>
      )}
      <Checkbox
        form={form}
        label={words.stayAnonymous}
        hint={words.stayAnonymousHint}
        checked={anonymous}
        onChange={({ target }) => change({ anonymous: target.checked })}
      />
      {isHeldBack ? (
        <Notice tone="info">
          {words.orderHint({ field: isFirstWrong ? firstPayment : lastPayment, panel: giveRegularly })}
        </Notice>
      ) : (
        <WishesMail to={to} draft={draft} opened={opened} onOpen={(body) => change({ opened: body })} />
      )}
    </OptionPanel>
  );
}
