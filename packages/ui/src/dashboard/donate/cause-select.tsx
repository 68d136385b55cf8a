'use client';

import { campaignStates, type Campaign } from '@hearthlight/domain';

import { Select } from '../../components/forms/select.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

export interface CauseSelectProps {
  /** The campaigns to choose from, in order. */
  campaigns: ReadonlyArray<Campaign>;
  /** The chosen one; none means another cause. */
  chosen: Campaign | undefined;
  /** Today's date, which decides what has ended. */
  now: Date;
  /** Called with the new choice; `undefined` is another cause. */
  onChoose: (campaign: Campaign | undefined) => void;
}

/** The campaign that a donation is for, or another cause. */
export function CauseSelect({ campaigns, chosen, now, onChoose }: CauseSelectProps) {
  const words = useWords('donate');
  return (
    <Select
      label={words.campaign}
      hint={words.fillsInTheCauseBelow}
      value={chosen?.id ?? ''}
      options={[
        { value: '', label: words.anotherCause },
        ...campaigns.map((campaign) => ({
          value: String(campaign.id),
          label: optionOf(words, campaign, now),
          language: campaign.language,
        })),
      ]}
      onChange={({ target }) => onChoose(campaigns.find(({ id }) => String(id) === target.value))}
    />
  );
}

/** The title of a campaign, followed by its states. */
function optionOf(words: Words['donate'], campaign: Campaign, now: Date): string {
  const states = campaignStates(campaign, now);
  const { title } = campaign;
  if (states.includes('Funded'))
    return states.includes('Ended') ? words.titleFundedAndEnded({ title }) : words.titleFunded({ title });
  return states.includes('Ended') ? words.titleEnded({ title }) : title;
}
