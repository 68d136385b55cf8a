import { deskPages } from '@hearthlight/domain/desk';
import { Link, Notice, useWords } from '@hearthlight/ui';

/** Reminds of recovery codes that the person may have lost, because the page that showed them was left. */
export function CodesReminder() {
  const words = useWords('desk');
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
