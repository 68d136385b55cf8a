'use client';

import { campaignStates, type CampaignFacts } from '@hearthlight/domain';

import { Select } from '../../components/forms/select.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

/** A campaign to choose. */
export type CauseOption = CampaignFacts & { title: string; language?: string | undefined };

export interface CauseSelectProps {
  /** The campaigns to choose from, in order. */
  campaigns: ReadonlyArray<CauseOption>;
  /** The chosen one; none means another cause. */
  chosen: CauseOption | undefined;
  /** Today's date, which decides what has ended. */
  now: Date;
  /** Called with the new choice; `undefined` is another cause. */
  onChoose: (campaign: CauseOption | undefined) => void;
}

/** The campaign that a donation is for, or another cause. */
export function CauseSelect({ campaigns, chosen, now, onChoose }: CauseSelectProps) {
  const words = useWords('donate');
  return (
    <Select
      label={words.campaign}
      hint={words.chosenFillsCause}
      value={chosen ? campaigns.indexOf(chosen) : ''}
      options={[
        { value: '', label: words.anotherCause },
        ...campaigns.map((campaign, index) => ({
          value: String(index),
          label: optionOf(words, campaign, now),
          language: campaign.language,
        })),
      ]}
      onChange={({ target }) => onChoose(target.value ? campaigns[Number(target.value)] : undefined)}
    />
  );
}

/** The title of a campaign, followed by its states. */
function optionOf(words: Words['donate'], campaign: CauseOption, now: Date): string {
  const states = campaignStates(campaign, now);
  const { title } = campaign;
  if (states.includes('Funded'))
    return states.includes('Ended') ? words.titleFundedAndEnded({ title }) : words.titleFunded({ title });
  return states.includes('Ended') ? words.titleEnded({ title }) : title;
}
