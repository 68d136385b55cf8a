import { Notice, useWords } from '@hearthlight/ui';

/** Above the pages that say what was mailed, while no mail server is set up. */
export function MailsKept() {
  const words = useWords('desk');
  return (
    <Notice tone="info" className="mb-6 print:hidden">
      {words.mailsKept}
    </Notice>
  );
}
