import { deskPages } from '@hearthlight/domain/desk';
import { Link, Notice, useWords } from '@hearthlight/ui';

export interface CodesReminderProps {
  /** Whether all codes are used up. */
  isUsedUp: boolean;
}

/** Reminds of recovery codes that are used up, or may be lost because the page that showed them was left. */
export function CodesReminder({ isUsedUp }: CodesReminderProps) {
  const words = useWords('desk');
  return (
    <Notice
      tone="info"
      className="mb-6 print:hidden"
      action={
        <Link variant="button-secondary" size="small" href={deskPages.account.path}>
          {isUsedUp ? words.createCodes : words.checkCodes}
        </Link>
      }
    >
      {isUsedUp ? words.codesUsedUp : words.codesNotKept}
    </Notice>
  );
}
