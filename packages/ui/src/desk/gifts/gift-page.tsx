'use client';

import { formatDay } from '@hearthlight/domain';
import {
  type CorrectionEntered,
  deskPages,
  type Gift,
  type GiftChoices,
  type OtherGiverEntered,
  type RefundEntered,
} from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { useDeskGiftWords } from '../../words/desk-gift.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { ChangeGiverForm } from './change-giver-form.tsx';
import { CorrectGiftForm } from './correct-gift-form.tsx';
import type { SearchDonors } from './donor-picker.tsx';
import { GiftFacts } from './gift-facts.tsx';
import { GiftHistory } from './gift-history.tsx';
import { GiftReceipts, type GiftReceiptsProps } from './gift-receipts.tsx';
import { RefundForm } from './refund-form.tsx';
import type { ChangeResult, MakeChange } from './use-previewed-change.ts';

type GiftView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; gift: Gift; choices: GiftChoices };

/** Makes a change of the gift as it was when its form opened, or only previews it. */
type ChangeGift<Values> = (shown: Gift, values: Values, preview: boolean) => Promise<ChangeResult>;

export interface GiftPageProps {
  /** The state of the request for the gift. */
  view: GiftView;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Whether the person may change the books. */
  mayChange: boolean;
  /** Requests the gift again after a failure. */
  onRetry: () => void;
  /** Searches the donors for another giver; `undefined` if that fails. */
  onSearch: SearchDonors;
  /** Corrects the gift. If `preview` is true, only returns what would change. */
  onCorrect: ChangeGift<CorrectionEntered>;
  /** Refunds the gift, or a part of it. If `preview` is true, only returns what would change. */
  onRefund: ChangeGift<RefundEntered>;
  /** Gives the gift to another giver. If `preview` is true, only returns what would change. */
  onChangeGiver: ChangeGift<OtherGiverEntered>;
  /** Loads a receipt as HTML; `undefined` if that fails. */
  onLoadReceipt: GiftReceiptsProps['onLoad'];
  /** Mails the valid receipt to the giver. */
  onSendReceipt: GiftReceiptsProps['onSend'];
}

type Action = 'correct' | 'refund' | 'changeGiver';

/** A gift with its history and what can be done about it. */
export function GiftPage({ view, mayChange, onRetry, onLoadReceipt, onSendReceipt, ...rest }: GiftPageProps) {
  const words = useDeskGiftWords();
  if (view.status === 'loading') return <ListSkeleton />;
  if (view.status === 'failed') return <LoadFailed onRetry={onRetry} />;
  const { choices, gift } = view;
  return (
    <>
      <DeskHeader
        title={words.title({ number: String(gift.id) })}
        above={
          <Link href={deskPages.gifts.path} className="inline-flex min-h-11 min-w-11 items-center">
            {words.toList}
          </Link>
        }
        lead={formatDay(gift.date)}
        action={mayChange && <Actions gift={gift} choices={choices} {...rest} />}
      />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <GiftFacts gift={gift} />
          <GiftReceipts
            receipts={gift.receipts}
            hasAddress={gift.giver?.email != null}
            mayChange={mayChange}
            onLoad={onLoadReceipt}
            onSend={onSendReceipt}
          />
        </div>
        <GiftHistory history={gift.history} />
      </div>
    </>
  );
}

type ActionsProps = Omit<
  GiftPageProps,
  'view' | 'mayChange' | 'onRetry' | 'onLoadReceipt' | 'onSendReceipt'
> & {
  gift: Gift;
  choices: GiftChoices;
};

/** The buttons of what the gift's status allows, each with its dialog. */
function Actions({ gift, choices, today, onSearch, onCorrect, onRefund, onChangeGiver }: ActionsProps) {
  const words = useDeskGiftWords();
  // The form is about the gift that it shows, although the page reloads it when somebody comes back to the window.
  const [open, setOpen] = useState<{ action: Action; shown: Gift }>();
  const close = () => setOpen(undefined);
  /** Makes a change of the shown gift, and closes the dialog once it is made. */
  const changing =
    <Values,>(shown: Gift, make: ChangeGift<Values>): MakeChange<Values> =>
    async (values, preview) => {
      const result = await make(shown, values, preview);
      if (result.ok && !preview) close();
      return result;
    };
  const actions: Action[] = [
    ...(gift.status === 'refunded' ? [] : (['correct'] as const)),
    ...(gift.status === 'completed' ? (['refund'] as const) : []),
    'changeGiver',
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          onClick={() => setOpen({ action, shown: gift })}
        >
          {words[action]}
        </Button>
      ))}
      {open && (
        <Dialog open onOpenChange={close} title={words[open.action]}>
          {open.action === 'correct' && (
            <CorrectGiftForm
              gift={open.shown}
              choices={choices}
              today={today}
              onChange={changing(open.shown, onCorrect)}
            />
          )}
          {open.action === 'refund' && (
            <RefundForm gift={open.shown} onChange={changing(open.shown, onRefund)} />
          )}
          {open.action === 'changeGiver' && (
            <ChangeGiverForm onSearch={onSearch} onChange={changing(open.shown, onChangeGiver)} />
          )}
        </Dialog>
      )}
    </div>
  );
}
