'use client';

import { formatMoney, type PledgeDraft } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';
import { OptionPanel } from './option-panel.tsx';

export interface PledgeListProps {
  /** The pledges, in order. */
  pledges: readonly PledgeDraft[];
  /** Whether another pledge of the tab is shown in full. */
  isRest: boolean;
  /** Called with the values of the pledge that the donor wants to see again. */
  onShow: (entry: PledgeDraft['entry']) => void;
}

/**
 * The pledges of this tab that are not shown, each with a button that shows it again. Renders nothing without pledges.
 */
export function PledgeList({ pledges, isRest, onShow }: PledgeListProps) {
  const words = useWords('donate');
  if (pledges.length === 0) return null;
  return (
    <OptionPanel title={isRest ? words.otherPledges : words.allPledges} hint={words.otherPledgesHint}>
      <ul className="grid list-[''] divide-y divide-line">
        {pledges.map((pledge) => {
          const facts = { amount: formatMoney(pledge.amount), cause: pledge.entry.donation_cause.trim() };
          return (
            <li
              key={pledge.body}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <bdi>{words.pledgeFor(facts)}</bdi>
              </p>
              <Button variant="secondary" size="small" onClick={() => onShow(pledge.entry)}>
                {withSpoken(words.showPledge(facts))}
              </Button>
            </li>
          );
        })}
      </ul>
    </OptionPanel>
  );
}
