'use client';

import type { PledgeDraft } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import { factsOf } from '../parts/donation-entry.ts';
import { OptionPanel } from './option-panel.tsx';

export interface PledgeListProps {
  /** The pledges, in order. */
  pledges: readonly PledgeDraft[];
  /** Whether another pledge of the tab is shown in full. */
  isRest: boolean;
  /** Called with the values of the pledge that the donor wants to see again. */
  onShow: (entry: PledgeDraft['entry']) => void;
  /** Called with the pledge that the donor will not give. */
  onDismiss: (pledge: PledgeDraft) => void;
}

/**
 * The pledges of this tab that are not shown, each with buttons that show it again and dismiss it. Renders nothing without pledges.
 */
export function PledgeList({ pledges, isRest, onShow, onDismiss }: PledgeListProps) {
  const words = useWords('donate');
  if (pledges.length === 0) return null;
  return (
    <OptionPanel title={isRest ? words.otherPledges : words.allPledges} hint={words.otherPledgesHint}>
      <ul className="grid list-[''] divide-y divide-line">
        {pledges.map((pledge) => {
          const facts = factsOf(pledge);
          return (
            <li
              key={pledge.body}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <bdi>{words.pledgeFor(facts)}</bdi>
              </p>
              <div className="flex flex-wrap gap-x-3 gap-y-2">
                <Button variant="secondary" size="small" onClick={() => onShow(pledge.entry)}>
                  {withSpoken(words.showPledge(facts))}
                </Button>
                <Button variant="quiet" size="small" onClick={() => onDismiss(pledge)}>
                  {withSpoken(words.dismissPledge(facts))}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </OptionPanel>
  );
}
