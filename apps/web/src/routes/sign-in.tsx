import { pageMeta, paths } from '@hearthlight/domain';
import { SignInPage } from '@hearthlight/ui';

import { forgetEmail, rememberEmail, rememberedEmail } from '../session/remembered-email.ts';
import { useBrowserValue } from './use-browser-value.ts';
import { usePageMeta } from './use-page-meta.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

export function Component() {
  usePageMeta(pageMeta[paths.signIn]);
  useVisitorsOnly();
  const remembered = useBrowserValue(rememberedEmail);
  return (
    <SignInPage
      // The built page knows no visitor: the form starts anew when the remembered address is read.
      key={remembered}
      {...(remembered !== undefined && { rememberedEmail: remembered })}
      onRememberChange={(checked, email) => (checked && email ? rememberEmail(email) : forgetEmail())}
      onSubmit={async (entry) => (await import('../api/accounts.ts')).signIn(entry)}
    />
  );
}
