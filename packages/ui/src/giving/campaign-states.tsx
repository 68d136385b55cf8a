'use client';

import type { CampaignState } from '@hearthlight/domain';

import { useWords } from '../words/words-provider.tsx';

export interface CampaignStatesProps {
  /** From `campaignStates`. */
  states: ReadonlyArray<CampaignState>;
}

/**
 * Tags that say whether a campaign is funded or has ended, and whether the donor is registered. Renders nothing without
 * one.
 */
export function CampaignStates({ states }: CampaignStatesProps) {
  const words = useWords('giving');
  const labels: Record<CampaignState, string> = {
    Funded: words.funded,
    Ended: words.ended,
    Registered: words.registered,
  };
  if (states.length === 0) return null;
  return (
    <ul aria-label={words.status} className="flex list-[''] flex-wrap gap-1.5">
      {states.map((state) => (
        <li
          key={state}
          data-state={state}
          className="list-[''] rounded-full bg-paper-deep px-2.5 text-label font-semibold text-ink data-[state=Funded]:bg-pine data-[state=Funded]:text-paper data-[state=Registered]:bg-pine-mist data-[state=Registered]:text-pine-deep forced-colors:border"
        >
          {labels[state]}
        </li>
      ))}
    </ul>
  );
}
