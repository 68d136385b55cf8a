import { formatDateTime } from '@hearthlight/domain';
import { type DeskDonor, mailNames } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

export interface DonorMailsProps {
  /** The oldest first. */
  mails: DeskDonor['mails'];
}

/** The mails to a donor, the newest first. The server keeps no content of sent mails. */
export function DonorMails({ mails }: DonorMailsProps) {
  const words = useWords('deskDonors');
  const nameOf = (kind: DonorMailsProps['mails'][number]['kind']) =>
    kind === 'other' ? words.mailOther : words[mailNames[kind]];
  const states = { sent: undefined, waiting: words.mailWaiting, failed: words.mailFailed };
  return (
    <Panel title={words.mails}>
      {mails.length === 0 ? (
        <p className="text-ink-soft">{words.noMails}</p>
      ) : (
        <ul className="grid gap-3">
          {mails.toReversed().map(({ at, kind, state }, index) => (
            <li key={index}>
              <span className="font-semibold">{nameOf(kind)}</span>
              <span className="block text-small text-ink-soft">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {states[state] && ` · ${states[state]}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
