'use client';

import { type BankAccount, causeOf, pictureSources } from '@hearthlight/domain';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { useWords } from '../../words/words-provider.tsx';
import { AccountDetails } from '../donate/account-details.tsx';
import type { ShownCampaign } from '../donate/donation-summary.tsx';

export interface ChosenCampaignProps {
  /** The campaign that a visitor chose before signing in. */
  campaign: Pick<ShownCampaign, 'title' | 'image_url' | 'language'>;
  /** How a pledge is paid. */
  payment: string;
  /** The foundation's account, for those who give without an account of their own. */
  account: BankAccount | undefined;
}

/**
 * The campaign that a visitor chose, how a gift to it is paid, and the bank details for those who do not want to sign
 * in.
 */
export function ChosenCampaign({ campaign, payment, account }: ChosenCampaignProps) {
  const words = useWords('dashboard');
  const { image_url: src, language, title } = campaign;
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <div className="w-28">
          <ArchPicture src={src} formats={{ sizes: '7rem', sources: pictureSources(src) }} alt="" />
        </div>
        <h3 {...ownLanguage(language)} className="min-w-[min(100%,8rem)] flex-1 text-lead leading-tight wrap-anywhere">
          {title}
        </h3>
      </div>
      <p className="text-small">{payment}</p>
      {account && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-pine underline underline-offset-4">
            {words.giveWithoutAnAccount}
          </summary>
          <p className="mt-1 mb-4 text-small">{words.withoutAnAccountNoReceipt}</p>
          <AccountDetails account={account} cause={causeOf(campaign)} />
        </details>
      )}
    </div>
  );
}
