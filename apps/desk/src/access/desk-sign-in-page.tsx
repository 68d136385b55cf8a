import { paths } from '@hearthlight/domain';
import { Link, useWords } from '@hearthlight/ui';
import { withTags } from '@hearthlight/ui/parts';

import { type AccessFrame, AccessSheet } from './access-sheet.tsx';
import { DeskSignInForm, type DeskSignInFormProps, type SignInResult } from './desk-sign-in-form.tsx';

export interface DeskSignInPageProps extends DeskSignInFormProps {
  /** Product and picture of the layout around the form. */
  frame: AccessFrame;
  /** Whether a session has ended in this tab, whose pages are kept until the person is back. */
  hasEnded?: boolean;
}

/** Signing in to the desk, or again after a session has ended. */
export function DeskSignInPage({ frame, hasEnded = false, onSubmit }: DeskSignInPageProps) {
  const words = useWords('deskAccess');
  /** Says it whether or not the account exists, which nobody else may learn. */
  const explain = (result: SignInResult): SignInResult =>
    hasEnded && !result.ok && result.isIncorrect && result.message
      ? { ...result, message: `${result.message} ${words.accessMayHaveEnded}` }
      : result;
  return (
    <AccessSheet
      frame={frame}
      title={hasEnded ? words.sessionEnded : words.signInTitle}
      {...(hasEnded && { lead: words.sessionEndedLead })}
      note={
        <>
          {words.forgotPassword}{' '}
          {withTags(words.signInLead, (text) => (
            <Link href={paths.signIn}>{text}</Link>
          ))}
        </>
      }
    >
      <DeskSignInForm onSubmit={async (values) => explain(await onSubmit(values))} />
    </AccessSheet>
  );
}
