import { useMounted } from '@hearthlight/ui';
import { SignInPage } from '@hearthlight/ui/product';
import { account } from 'virtual:content/words';

import { loadAccounts } from '../api/load-accounts.ts';
import { useLinkState } from '../routing/use-link-state.ts';
import { withWords } from '../routing/with-words.tsx';
import { forgetEmail, rememberEmail, rememberedEmail } from '../session/remembered-email.ts';
import { accountFrame } from './account-frame.ts';

function SignIn() {
  // The page that the build rendered knows no state.
  const isMounted = useMounted();
  const done = useLinkState('done');
  return (
    <SignInPage
      frame={accountFrame}
      email={useLinkState('email')}
      done={isMounted ? done : undefined}
      rememberedEmail={rememberedEmail()}
      onRememberChange={(checked, email) => (checked && email ? rememberEmail(email) : forgetEmail())}
      onSubmit={async (entry) => (await loadAccounts()).signIn(entry)}
    />
  );
}

export const Component = withWords({ account }, SignIn);
