import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export type SignInPageProps = SignInFormProps & Pick<AccountSheetProps, 'frame'>;

/** Sign-in (specification §2). The app navigates after success. */
export function SignInPage({ frame, ...form }: SignInPageProps) {
  return (
    <AccountSheet
      frame={frame}
      title="Login to your account"
      note={
        <>
          No account yet? <Link href={paths.signUp}>Create an account</Link>
        </>
      }
    >
      <SignInForm {...form} />
    </AccountSheet>
  );
}
