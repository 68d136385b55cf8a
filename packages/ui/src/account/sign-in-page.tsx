import { paths } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export type SignInPageProps = SignInFormProps;

/** Sign-in (`spec §2`). Where it leads after success is the app's to know. */
export function SignInPage(props: SignInPageProps) {
  return (
    <AccountSheet
      title="Login to your account"
      note={
        <>
          No account yet? <Link href={paths.signUp}>Create an account</Link>
        </>
      }
    >
      <SignInForm {...props} />
    </AccountSheet>
  );
}
