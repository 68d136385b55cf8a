'use client';

import type { Result } from '@hearthlight/domain';
import type { DonorErasure } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskDonorsWords } from '../../words/desk-donors.ts';
import { OutcomeList } from './outcome-list.tsx';

export interface EraseDonorProps {
  /** What would be removed and kept. */
  erasure: DonorErasure;
  /** Erases the donor and leaves the page. */
  onErase: () => Promise<Result>;
}

/** Shows what erasing a donor removes and keeps, and erases. */
export function EraseDonor({ erasure, onErase }: EraseDonorProps) {
  const words = useDeskDonorsWords();
  const { run, pending, result } = useAction<'erase'>();
  const { campaigns, comments, gifts, mails } = erasure;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.eraseLead}</p>
      <OutcomeList
        title={words.goes}
        items={[
          words.erasesAccount,
          words.countCampaigns({ count: campaigns }),
          words.countMails({ count: mails }),
        ]}
      />
      <OutcomeList
        title={words.stays}
        items={[words.keepsGifts({ count: gifts }), words.keepsComments({ count: comments })]}
      />
      <FormNotice result={refusalOf(result)} />
      <div>
        <Button
          variant="danger"
          size="small"
          pending={pending === 'erase'}
          onClick={() => void run('erase', onErase)}
        >
          {words.eraseConfirm}
        </Button>
      </div>
    </div>
  );
}
