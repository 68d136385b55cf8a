import { formatDateTime } from '@hearthlight/domain';
import type { DeskDonor } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

export interface JoinedCampaignsProps {
  /** The campaigns that the donor has joined. */
  campaigns: DeskDonor['campaigns'];
}

/** The campaigns for which a donor registered. */
export function JoinedCampaigns({ campaigns }: JoinedCampaignsProps) {
  const words = useWords('deskDonors');
  return (
    <Panel title={words.campaigns}>
      {campaigns.length === 0 ? (
        <p className="text-ink-soft">{words.noCampaigns}</p>
      ) : (
        <ul className="grid gap-3">
          {campaigns.map(({ campaign, joined_at: at }) => (
            <li key={`${at} ${campaign}`}>
              <bdi className="font-semibold wrap-anywhere">{campaign}</bdi>
              <time dateTime={at} className="block text-small text-ink-soft">
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
