'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import { type AccountFrameProps, AccountSheet } from './account-sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export interface SignInPageProps extends SignInFormProps, AccountFrameProps {
  /** The step that the visitor has just done, as `AccountDone` has it. */
  done?: string | undefined;
}

/** Sign-in (specification §2). The app navigates after success. */
export function SignInPage({ frame, done, ...form }: SignInPageProps) {
  const words = useWords('account');
  const sentences = new Map([
    ['sign-up', words.signInAfterSignUp],
    ['recovery', words.signInAfterRecovery],
  ]);
  const sentence = done === undefined ? undefined : sentences.get(done);
  return (
    <AccountSheet
      frame={frame}
      title={words.loginToYourAccount}
      note={
        <>
          {withTags(words.noAccountYet, (text) => (
            <Link href={paths.signUp}>{text}</Link>
          ))}
        </>
      }
    >
      {sentence && <Notice tone="success">{sentence}</Notice>}
      <SignInForm {...form} />
    </AccountSheet>
  );
}
