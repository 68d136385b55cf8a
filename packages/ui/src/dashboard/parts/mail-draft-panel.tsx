'use client';

import { type MailDraft, mailtoHref, mostMailtoLength } from '@hearthlight/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { CopyButton } from '../../components/actions/copy-button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface MailDraftPanelProps {
  /** The draft to show. */
  draft: MailDraft;
  /** The next steps once the visitor has sent it, in one or two sentences. */
  next: string;
  /** Whether it was shown before, so that it takes no focus. */
  isKept?: boolean;
  /** Whether the mail program was asked to open it just now. */
  isOpened?: boolean;
  /** What is above the draft, such as how to pay. */
  children?: ReactNode;
  /** Called when the visitor opens the draft again. */
  onOpen?: () => void;
}

/**
 * A mail draft to read, copy or open again, for people whose device has no mail program. When it appears, it scrolls
 * into view and takes the focus, because the mail program may not have opened. Warns when the `mailto:` link is so long
 * that mail programs may cut it short.
 */
export function MailDraftPanel({
  draft,
  next,
  isKept = false,
  isOpened = true,
  children,
  onOpen,
}: MailDraftPanelProps) {
  const words = useWords('dashboard');
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (isKept) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [isKept]);
  const { to, subject, body } = draft;
  const href = mailtoHref(draft);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={headingId}
      // What loads later stays in view above the draft.
      className="grid gap-5 [overflow-anchor:none]"
    >
      {children}
      <div className="rounded-pane border border-line bg-paper-warm p-5 tablet:p-6">
        <h3 id={headingId} className="text-heading">
          {words.yourDraftIsReady}
        </h3>
        <p className="mt-2 mb-5 max-w-text">{isOpened ? words.draftOpened({ next }) : words.openItBelow({ next })}</p>
        <dl className="grid gap-x-4 gap-y-3 text-small tablet:grid-cols-[auto_1fr]">
          <Row name={words.to}>{to}</Row>
          <Row name={words.subject}>{subject}</Row>
          <Row name={words.message}>{body}</Row>
        </dl>
        {href.length > mostMailtoLength && (
          <div className="mt-5">
            <Notice tone="info">{words.draftIsLong}</Notice>
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <CopyButton text={words.draftText({ to, subject, body })} />
          <Link href={href} onClick={onOpen} className="tap-target text-small">
            {words.openTheDraftAgain}
          </Link>
        </div>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="-mt-2 min-w-0 whitespace-pre-wrap tablet:mt-0">
        {children}
      </dd>
    </>
  );
}
