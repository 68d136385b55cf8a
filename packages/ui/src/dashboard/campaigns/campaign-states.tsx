import type { CampaignState } from '@hearthlight/domain';

export interface CampaignStatesProps {
  /** From `campaignStates`. */
  states: ReadonlyArray<CampaignState>;
}

/**
 * Says of a campaign that it is funded, has ended, or that the donor is registered. Shows nothing for none of these.
 */
export function CampaignStates({ states }: CampaignStatesProps) {
  if (states.length === 0) return null;
  return (
    <ul aria-label="Status" className="flex list-[''] flex-wrap gap-1.5">
      {states.map((state) => (
        <li
          key={state}
          data-state={state}
          className="list-[''] rounded-full bg-paper-deep px-2.5 text-label font-semibold text-ink data-[state=Funded]:bg-pine data-[state=Funded]:text-paper data-[state=Registered]:bg-pine-mist data-[state=Registered]:text-pine-deep forced-colors:border"
        >
          {state}
        </li>
      ))}
    </ul>
  );
}
