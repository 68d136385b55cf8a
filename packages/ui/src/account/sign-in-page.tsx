'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import { type AccountFrameProps, AccountSheet } from './account-sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export interface SignInPageProps extends SignInFormProps, AccountFrameProps {}

/** Sign-in (specification §2). The app navigates after success. */
export function SignInPage({ frame, ...form }: SignInPageProps) {
  const words = useWords('account');
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
      <SignInForm {...form} />
    </AccountSheet>
  );
}
