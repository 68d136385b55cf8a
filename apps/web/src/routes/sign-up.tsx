import { pageMeta, paths } from '@hearthlight/domain';
import { SignUpPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { usePageMeta } from './use-page-meta.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

const accounts = () => import('../api/accounts.ts');

export function Component() {
  usePageMeta(pageMeta[paths.signUp]);
  useVisitorsOnly();
  const navigate = useNavigate();
  return (
    <SignUpPage
      onCheckDetails={async (details) => (await accounts()).checkDetails(details)}
      onResendCode={async (details) => (await accounts()).resendSignUpCode(details)}
      onVerify={async (details) => (await accounts()).verifyAndSignUp(details)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
