import { paths } from '@hearthlight/domain';
import { SignUpPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { isSignUpProgress, readSteps, storeSteps } from '../routing/kept-steps.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { useVisitorsOnly } from '../session/use-visitors-only.ts';
import { accountFrame } from './account-frame.ts';

const accounts = () => import('../api/accounts.ts');

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
      onCheckDetails={async (details) => (await accounts()).checkDetails(details)}
      onResendCode={async (details) => (await accounts()).resendSignUpCode(details)}
      onVerify={async (details) => (await accounts()).verifyAndSignUp(details)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
