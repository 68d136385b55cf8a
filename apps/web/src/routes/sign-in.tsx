import { SignInPage } from '@hearthlight/ui/product';
import { account } from 'virtual:content/words';

import { loadAccounts } from '../api/load-accounts.ts';
import { useLinkState } from '../routing/use-link-state.ts';
import { withWords } from '../routing/with-words.tsx';
import { forgetEmail, rememberEmail, rememberedEmail } from '../session/remembered-email.ts';
import { accountFrame } from './account-frame.ts';

function SignIn() {
  return (
    <SignInPage
      frame={accountFrame}
      email={useLinkState('email')}
      rememberedEmail={rememberedEmail()}
      onRememberChange={(checked, email) => (checked && email ? rememberEmail(email) : forgetEmail())}
      onSubmit={async (entry) => (await loadAccounts()).signIn(entry)}
    />
  );
}

export const Component = withWords({ account }, SignIn);
