'use client';

import { campaignOfCause, campaignStates, causeOf, type CampaignFacts } from '@hearthlight/domain';

import { Select, type SelectOption } from '../../components/forms/select.tsx';
import { useWords } from '../../words/words-provider.tsx';
import type { Words } from '../../words/words-provider.tsx';

/** A campaign to choose. */
export type CauseOption = CampaignFacts & { title: string; language?: string | undefined };

export interface CauseSelectProps {
  /** The campaigns to choose from, in order. */
  campaigns: ReadonlyArray<CauseOption>;
  /** The donation cause as typed so far. */
  cause: string;
  /** Today's date, which decides what has ended. */
  now: Date;
  /** Called with the cause of a choice. It is empty for another cause. */
  onChoose: (cause: string) => void;
}

/** The campaign that a donation is for, where it is needed most, or another cause. */
export function CauseSelect({ campaigns, cause, now, onChoose }: CauseSelectProps) {
  const words = useWords('donate');
  const choices: Array<Omit<SelectOption, 'value'> & { cause: string }> = [
    { cause: '', label: words.anotherCause },
    { cause: words.whereNeededMost, label: words.whereNeededMost },
    ...campaigns.map((campaign) => ({
      cause: causeOf(campaign),
      label: optionOf(words, campaign, now),
      language: campaign.language,
    })),
  ];
  const typed = cause.trim().toLowerCase();
  const chosen = choices.findIndex((choice) => choice.cause.toLowerCase() === typed);
  return (
    <Select
      label={words.campaign}
      hint={hintOf(words, campaignOfCause(cause, campaigns), now)}
      value={Math.max(chosen, 0)}
      options={choices.map(({ label, language }, index) => ({ value: String(index), label, language }))}
      onChange={({ target }) => onChoose(choices[Number(target.value)]?.cause ?? '')}
    />
  );
}

/** What a choice does. Of a campaign that needs no more gifts, it says so, and what a gift then does. */
function hintOf(words: Words['donate'], campaign: CauseOption | undefined, now: Date): string {
  const states = campaign ? campaignStates(campaign, now) : [];
  if (states.includes('Ended')) return words.giftForEnded;
  return states.includes('Funded') ? words.giftForFunded : words.chosenFillsCause;
}

/** The title of a campaign, followed by its states. */
function optionOf(words: Words['donate'], campaign: CauseOption, now: Date): string {
  const states = campaignStates(campaign, now);
  const { title } = campaign;
  if (states.includes('Funded'))
    return states.includes('Ended') ? words.titleFundedAndEnded({ title }) : words.titleFunded({ title });
  return states.includes('Ended') ? words.titleEnded({ title }) : title;
}
