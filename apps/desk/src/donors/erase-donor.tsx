import type { Result } from '@hearthlight/domain';
import type { DonorErasure } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { PasswordForm } from '../frame/password-form.tsx';
import { OutcomeList } from '../parts/outcome-list.tsx';

export interface EraseDonorProps {
  /** The data that would be removed and kept. */
  erasure: DonorErasure;
  /** Erases the donor and leaves the page. Called with the password. */
  onErase: (password: string) => Promise<Result>;
}

/** Shows what erasing a donor removes and keeps, and erases. */
export function EraseDonor({ erasure, onErase }: EraseDonorProps) {
  const words = useWords('deskDonors');
  const { campaigns, comments, gifts, mails } = erasure;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.eraseLead}</p>
      <OutcomeList
        title={words.goes}
        items={[words.erasesAccount, words.countCampaigns({ count: campaigns }), words.countMails({ count: mails })]}
      />
      <OutcomeList
        title={words.stays}
        items={[words.keepsGifts({ count: gifts }), words.keepsComments({ count: comments })]}
      />
      <PasswordForm action={words.eraseConfirm} variant="danger" onSubmit={({ password }) => onErase(password)} />
    </div>
  );
}
