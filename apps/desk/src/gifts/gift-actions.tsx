import type { Result } from '@hearthlight/domain';
import type {
  CorrectionEntered,
  Gift,
  GiftChoices,
  OtherGiverEntered,
  RefundEntered,
  TakeBackEntered,
} from '@hearthlight/domain/desk';
import { Button, FormNotice, Skeleton, useWords } from '@hearthlight/ui';
import { useAction } from '@hearthlight/ui/parts';
import { lazy, Suspense, useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';
import type { SearchDonors } from './donor-picker.tsx';
import type { GiftAction } from './gift-action-form.tsx';
import type { ChangeResult, MakeChange } from './use-previewed-change.ts';

const GiftActionForm = lazy(async () => ({
  default: (await import('./gift-action-form.tsx')).GiftActionForm,
}));

/** Makes a change of the gift as it was when its form opened, or only previews it. */
type ChangeGift<Values> = (shown: Gift, ...change: Parameters<MakeChange<Values>>) => Promise<ChangeResult>;

/** The actions on a gift. */
export interface GiftChanges {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Searches the donors for another giver; `undefined` if that fails. */
  onSearch: SearchDonors;
  /** Corrects the gift. If `preview` is true, only returns what would change. */
  onCorrect: ChangeGift<CorrectionEntered>;
  /** Refunds the gift, or a part of it. If `preview` is true, only returns what would change. */
  onRefund: ChangeGift<RefundEntered>;
  /** Takes back the newest payment of a pledge. If `preview` is true, only returns what would change. */
  onTakeBack: ChangeGift<TakeBackEntered>;
  /** Gives the gift to another giver. If `preview` is true, only returns what would change. */
  onChangeGiver: ChangeGift<OtherGiverEntered>;
  /** Sets whether the giver stays anonymous in public for the gift. */
  onSetAnonymity: (anonymous: boolean) => Promise<Result>;
}

export interface GiftActionsProps extends GiftChanges {
  /** The gift that the actions concern. */
  gift: Gift;
  /** The methods and campaigns to choose from. */
  choices: GiftChoices;
}

/** The buttons of what the gift's status allows, each with its dialog. */
export function GiftActions(props: GiftActionsProps) {
  const { gift } = props;
  const words = useWords('deskGift');
  const donors = useWords('deskDonors');
  // The form is about the gift that it shows, although the page reloads it when somebody comes back to the window.
  const [open, setOpen] = useState<{ action: GiftAction; shown: Gift }>();
  const [made, setMade] = useState<Result>();
  const { run, pending } = useAction<'anonymity'>();
  const close = () => setOpen(undefined);
  /** Makes a change of the shown gift, and closes the dialog once it is made. */
  const changing =
    <Values,>(shown: Gift, make: ChangeGift<Values>): MakeChange<Values> =>
    async (values, preview, ...password) => {
      const result = await make(shown, values, preview, ...password);
      if (result.ok && !preview) {
        close();
        setMade({ ok: true, message: words.made });
      }
      return result;
    };
  async function changeAnonymity() {
    setMade(undefined);
    setMade(await run('anonymity', () => props.onSetAnonymity(!gift.stays_anonymous)));
  }
  const actions: GiftAction[] = [
    ...(gift.status === 'refunded' ? [] : (['correct'] as const)),
    ...(gift.status === 'completed' ? (['refund'] as const) : []),
    ...(gift.status === 'completed' && gift.is_imported ? (['notGift'] as const) : []),
    ...(gift.has_payment_to_take_back ? (['takeBack'] as const) : []),
    'changeGiver',
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          onClick={() => {
            setMade(undefined);
            setOpen({ action, shown: gift });
          }}
        >
          {words[action]}
        </Button>
      ))}
      <Button variant="secondary" size="small" pending={pending === 'anonymity'} onClick={() => void changeAnonymity()}>
        {gift.stays_anonymous ? donors.makeNamed : donors.makeAnonymous}
      </Button>
      <FormNotice result={made} className="w-full" />
      {open && (
        <FormDialog onClose={close} title={words[open.action]}>
          <Suspense fallback={<Skeleton shape="text" />}>
            <GiftActionForm
              {...props}
              {...open}
              onCorrect={changing(open.shown, props.onCorrect)}
              onRefund={changing(open.shown, props.onRefund)}
              onTakeBack={changing(open.shown, props.onTakeBack)}
              onChangeGiver={changing(open.shown, props.onChangeGiver)}
            />
          </Suspense>
        </FormDialog>
      )}
    </div>
  );
}
