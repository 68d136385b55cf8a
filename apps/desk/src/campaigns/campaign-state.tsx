import { formatDay } from '@hearthlight/domain';
import type { DeskCampaign } from '@hearthlight/domain/desk';
import { StatusText, useWords } from '@hearthlight/ui';

export interface CampaignStateProps {
  /** The campaign: whether it has begun or ended, and its days. */
  campaign: Pick<DeskCampaign, 'state' | 'date_started' | 'date_ended'>;
}

/** When a campaign begins or ends. */
export function CampaignState({ campaign }: CampaignStateProps) {
  const words = useWords('deskCampaigns');
  const { date_ended: end, date_started: start, state } = campaign;
  if (state === 'upcoming') return <StatusText tone="warning">{words.upcoming({ day: formatDay(start) })}</StatusText>;
  if (state === 'ended') return <StatusText tone="neutral">{words.ended({ day: formatDay(end ?? start) })}</StatusText>;
  return (
    <StatusText tone="success">{end === null ? words.running : words.runningUntil({ day: formatDay(end) })}</StatusText>
  );
}
