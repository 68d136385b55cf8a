import { type MailDraft, mailtoHref, mostMailtoLength } from '@hearthlight/domain';

import { CopyButton } from './copy-button.tsx';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

export interface MailDraftPanelProps {
  draft: MailDraft;
  /** Hears that the draft is opened once more. */
  onOpen?: () => void;
}

/**
 * A mail draft in full, for the many people whose device has no mail program: to read, to copy, to open again. A
 * link that mail programs may cut short is said to be so.
 */
export function MailDraftPanel({ draft, onOpen }: MailDraftPanelProps) {
  const { to, subject, body } = draft;
  const href = mailtoHref(draft);
  return (
    <section
      aria-label="Your mail draft"
      className="rounded-pane border border-line bg-paper-warm p-5 tablet:p-6"
    >
      <dl className="grid gap-x-4 gap-y-3 text-small tablet:grid-cols-[auto_1fr]">
        <Row name="To">{to}</Row>
        <Row name="Subject">{subject}</Row>
        <Row name="Message">{body}</Row>
      </dl>
      {href.length > mostMailtoLength && (
        <div className="mt-5">
          <Notice tone="info">
            This draft is long, and some mail programs cut it short. Copy it and paste it into a new mail.
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton text={`To: ${to}\nSubject: ${subject}\n\n${body}`} />
        <Link href={href} onClick={onOpen} className="text-small">
          Open the draft again
        </Link>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="-mt-2 min-w-0 whitespace-pre-wrap tablet:mt-0">{children}</dd>
    </>
  );
}
