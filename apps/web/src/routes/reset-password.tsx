import { paths } from '@hearthlight/domain';
import { RecoveryPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { isRecoveryProgress, readSteps, storeSteps } from '../routing/kept-steps.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { accountFrame } from './account-frame.ts';

const accounts = () => import('../api/accounts.ts');

export function Component() {
  const navigate = useNavigate();
  const earlier = useBrowserValue(() => readSteps(isRecoveryProgress));
  return (
    <RecoveryPage
      key={earlier ? 'goes on' : 'new'}
      frame={accountFrame}
      earlier={earlier}
      onProgress={storeSteps}
      onSendCode={async (entry) => (await accounts()).findAndSendResetCode(entry)}
      onResendCode={async (entry) => (await accounts()).resendResetCode(entry)}
      onVerifyCode={async (entry) => (await accounts()).verifyResetCode(entry)}
      onChangePassword={async (entry) => (await accounts()).changePassword(entry)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
