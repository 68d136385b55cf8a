import { SignInPage } from '@hearthlight/ui';

import { loadAccounts } from '../api/load-accounts.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { forgetEmail, rememberEmail, rememberedEmail } from '../session/remembered-email.ts';
import { useVisitorsOnly } from '../session/use-visitors-only.ts';
import { accountFrame } from './account-frame.ts';

export function Component() {
  useVisitorsOnly();
  const remembered = useBrowserValue(rememberedEmail);
  return (
    <SignInPage
      frame={accountFrame}
      // The prerendered page has no remembered address: the form mounts again when it has been read.
      key={remembered}
      {...(remembered !== undefined && { rememberedEmail: remembered })}
      onRememberChange={(checked, email) => (checked && email ? rememberEmail(email) : forgetEmail())}
      onSubmit={async (entry) => (await loadAccounts()).signIn(entry)}
    />
  );
}
