import { formatDateTime, type Result } from '@hearthlight/domain';
import { type Account, deviceName } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

import { ActionButton } from './action-button.tsx';

export interface OwnSessionsProps {
  /** The sessions of the person, the current one marked. */
  sessions: Account['sessions'];
  /** Ends all sessions of the person, this one included. */
  onSignOutEverywhere: () => Promise<Result>;
}

/** One's own sessions, all of which can be ended. */
export function OwnSessions({ sessions, onSignOutEverywhere }: OwnSessionsProps) {
  const words = useWords('deskAccount');
  return (
    <Panel title={words.sessions}>
      <ul className="mb-5 divide-y divide-line text-small">
        {sessions.map((session) => (
          <li key={session.id} className="py-3 first:pt-0">
            <span className="block wrap-anywhere" title={session.user_agent}>
              <bdi dir="ltr">{deviceName(session.user_agent) || session.user_agent}</bdi>
            </span>
            <span className="text-ink-soft">
              {session.is_current ? words.thisOne : words.lastSeen({ date: formatDateTime(session.last_seen_at) })}
            </span>
          </li>
        ))}
      </ul>
      <ActionButton action={onSignOutEverywhere}>{words.signOutEverywhere}</ActionButton>
    </Panel>
  );
}
