import { paths } from '@hearthlight/domain';
import { RecoveryPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { accountFrame } from './account-frame.ts';

const accounts = () => import('../api/accounts.ts');

export function Component() {
  const navigate = useNavigate();
  return (
    <RecoveryPage
      frame={accountFrame}
      onSendCode={async (entry) => (await accounts()).findAndSendResetCode(entry)}
      onResendCode={async (entry) => (await accounts()).resendResetCode(entry)}
      onVerifyCode={async (entry) => (await accounts()).verifyResetCode(entry)}
      onChangePassword={async (entry) => (await accounts()).changePassword(entry)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
