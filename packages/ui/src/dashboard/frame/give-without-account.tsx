'use client';

import type { BankAccount } from '@hearthlight/domain';

import { useWords } from '../../words/words-provider.tsx';
import { AccountDetails } from '../donate/account-details.tsx';

export interface GiveWithoutAccountProps {
  /** What the gift is for. It is the reference of the transfer. */
  cause: string;
  /** How a pledge is paid. */
  payment: string;
  /** The foundation's bank account, if it has one. */
  account: BankAccount | undefined;
}

/** How a gift is paid, and the bank details for those who do not want to sign in. */
export function GiveWithoutAccount({ cause, payment, account }: GiveWithoutAccountProps) {
  const words = useWords('dashboard');
  return (
    <div className="mb-6 grid gap-4">
      <p className="text-small">{payment}</p>
      {account && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-pine underline underline-offset-4">
            {words.giveWithoutAnAccount}
          </summary>
          <p className="mt-1 mb-4 text-small">{words.withoutAnAccountNoReceipt}</p>
          <AccountDetails account={account} cause={cause} />
        </details>
      )}
    </div>
  );
}
