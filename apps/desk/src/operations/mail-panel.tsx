import { formatCount, formatDateTime } from '@hearthlight/domain';
import type { DeskHealth } from '@hearthlight/domain/desk';
import { Fact, FactList, Panel, StatusText, useWords } from '@hearthlight/ui';

export interface MailPanelProps {
  /** The state of the mail queue. */
  mail: DeskHealth['mail'];
}

const tones = { works: 'success', failing: 'error', outbox: 'warning' } as const;

/** The queue of mails. */
export function MailPanel({ mail }: MailPanelProps) {
  const words = useWords('deskOperations');
  const home = useWords('deskHome');
  const states = { works: home.mailWorks, failing: home.mailFailing, outbox: home.mailOutbox };
  const { failed, state, waiting, waiting_since: since } = mail;
  return (
    <Panel title={words.mail}>
      <FactList variant="columns">
        <Fact label={words.state}>
          <StatusText tone={tones[state]}>{states[state]}</StatusText>
        </Fact>
        <Fact label={words.failed}>{formatCount(failed)}</Fact>
        <Fact label={words.waiting}>{formatCount(waiting)}</Fact>
        {since !== null && <Fact label={words.waitingSince}>{formatDateTime(since)}</Fact>}
      </FactList>
    </Panel>
  );
}
