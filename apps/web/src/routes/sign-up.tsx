import { paths } from '@hearthlight/domain';
import { SignUpPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { loadAccounts } from '../api/load-accounts.ts';
import { isSignUpProgress, readSteps, storeSteps } from '../routing/kept-steps.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { useVisitorsOnly } from '../session/use-visitors-only.ts';
import { accountFrame } from './account-frame.ts';

export function Component() {
  useVisitorsOnly();
  const navigate = useNavigate();
  const earlier = useBrowserValue(() => readSteps(isSignUpProgress));
  return (
    <SignUpPage
      key={earlier ? 'goes on' : 'new'}
      frame={accountFrame}
      earlier={earlier}
      onProgress={storeSteps}
      onCheckDetails={async (details) => (await loadAccounts()).checkDetails(details)}
      onResendCode={async (details) => (await loadAccounts()).resendSignUpCode(details)}
      onVerify={async (details) => (await loadAccounts()).verifyAndSignUp(details)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
