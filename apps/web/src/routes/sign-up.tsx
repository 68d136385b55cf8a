import { paths } from '@hearthlight/domain';
import { SignUpPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { useVisitorsOnly } from '../session/use-visitors-only.ts';
import { accountFrame } from './account-frame.ts';

const accounts = () => import('../api/accounts.ts');

export function Component() {
  useVisitorsOnly();
  const navigate = useNavigate();
  return (
    <SignUpPage
      frame={accountFrame}
      onCheckDetails={async (details) => (await accounts()).checkDetails(details)}
      onResendCode={async (details) => (await accounts()).resendSignUpCode(details)}
      onVerify={async (details) => (await accounts()).verifyAndSignUp(details)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
