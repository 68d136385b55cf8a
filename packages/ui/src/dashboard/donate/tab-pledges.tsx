'use client';

import type { DonationEntry, PledgeDraft } from '@hearthlight/domain';
import { useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { PledgeList } from './pledge-list.tsx';
import { PledgeResult, type PledgeResultProps } from './pledge-result.tsx';
import type { usePledges } from './use-pledges.ts';

export interface TabPledgesProps extends Pick<PledgeResultProps, 'foundation' | 'email' | 'now'> {
  /** The pledges of the tab, and what can be done with them. */
  pledges: Pick<ReturnType<typeof usePledges>, 'own' | 'madeFrom' | 'again' | 'choose' | 'dismiss'>;
  /** Called with the values of the pledge that the donor wants to see again. */
  onShow: (entry: DonationEntry) => void;
  /** The values of the form. */
  entry: DonationEntry;
  /** The draft that was opened just now. */
  opened: PledgeDraft | undefined;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The pledges of this tab: the one of the form's values, or that the donor shows again, in full, and the others. */
export function TabPledges({ pledges, onShow, entry, opened, ...result }: TabPledgesProps) {
  const words = useWords('donate');
  const { own, choose, dismiss, madeFrom, again } = pledges;
  // How many pledges there were once one was dismissed. Another one makes the message old.
  const [left, setLeft] = useState<number>();
  const shown = madeFrom(again ?? entry);
  const onDismiss = (pledge: PledgeDraft) => {
    setLeft(own.length - 1);
    dismiss(pledge);
  };
  if (own.length === 0 && left !== 0) return null;
  return (
    <div className="grid gap-5 *:min-w-0">
      {left === own.length && (
        <Notice key={left} ref={takeFocus} tabIndex={-1} tone="info">
          {words.pledgeDismissed}
        </Notice>
      )}
      <PledgeResult
        {...result}
        draft={shown}
        isKept={opened === undefined && again === undefined}
        isOpened={opened?.body === shown?.body}
        onChoice={(chosen) => shown && choose(shown, chosen)}
        onDismiss={onDismiss}
      />
      <PledgeList
        pledges={own.filter((pledge) => pledge !== shown)}
        isRest={shown !== undefined}
        onShow={onShow}
        onDismiss={onDismiss}
      />
    </div>
  );
}
