'use client';

import { deskPages } from '@hearthlight/domain/desk';

import { Link } from '../../components/actions/link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useDeskWords } from '../../words/desk.ts';

/** Reminds of recovery codes that the person may have lost, because the page that showed them was left. */
export function CodesReminder() {
  const words = useDeskWords();
  return (
    <Notice
      tone="info"
      className="mb-6 print:hidden"
      action={
        <Link variant="button-secondary" size="small" href={deskPages.account.path}>
          {words.checkCodes}
        </Link>
      }
    >
      {words.codesNotKept}
    </Notice>
  );
}
