'use client';

import { type MailDraft, mailtoHref, mostMailtoLength } from '@hearthlight/domain';

import { CopyButton } from '../../components/actions/copy-button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface WishesMailProps {
  /** The address of the mail. */
  to: string;
  /** The mail, unless nothing is chosen that needs one. */
  draft?: MailDraft | undefined;
  /** The text of the mail that the donor opened before, who may have sent it. */
  opened?: string | undefined;
  /** Called with the text of the mail when the donor opens it. */
  onOpen: (body: string) => void;
}

/**
 * The second mail of a pledge, to read, open and copy. Says what to do if the donor opened another one before, because
 * the foundation relies on the mail that was sent.
 */
export function WishesMail({ to, draft, opened, onOpen }: WishesMailProps) {
  const words = useWords('occasions');
  const { draftText, draftIsLong } = useWords('dashboard');
  if (!draft) return opened && <Notice tone="info">{words.mailNoLongerApplies({ to })}</Notice>;
  const href = mailtoHref(draft);
  return (
    <>
      {opened !== undefined && opened !== draft.body && <Notice tone="info">{words.mailHasChanged}</Notice>}
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {draft.body}
      </p>
      {href.length > mostMailtoLength && <Notice tone="info">{draftIsLong}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link variant="button-secondary" href={href} onClick={() => onOpen(draft.body)}>
          {words.openMail}
        </Link>
        <CopyButton text={draftText(draft)} />
      </div>
    </>
  );
}
