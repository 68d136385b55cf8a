'use client';

import { accountFacts, type BankAccount, sameFact } from '@hearthlight/domain';

import { useWords } from '../../words/words-provider.tsx';
import { TransferFacts } from './transfer-facts.tsx';

export interface AccountDetailsProps {
  /** The foundation's account. */
  account: BankAccount;
  /** What the gift is for. Without a pledge it is the reference. */
  cause: string;
}

/** What a bank asks for to give to a cause without a pledge: the account and the cause, each part to copy. */
export function AccountDetails({ account, cause }: AccountDetailsProps) {
  const words = useWords('bankTransfer');
  return <TransferFacts facts={[...accountFacts(words, account), sameFact(words.reference, cause)]} />;
}
