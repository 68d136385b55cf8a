import { paths } from '@hearthlight/domain';
import { RecoveryPage } from '@hearthlight/ui';
import { useNavigate } from 'react-router-dom';

import { loadAccounts } from '../api/load-accounts.ts';
import { isRecoveryProgress, readSteps, storeSteps } from '../routing/kept-steps.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';
import { accountFrame } from './account-frame.ts';

export function Component() {
  const navigate = useNavigate();
  const earlier = useBrowserValue(() => readSteps(isRecoveryProgress));
  return (
    <RecoveryPage
      key={earlier ? 'goes on' : 'new'}
      frame={accountFrame}
      earlier={earlier}
      onProgress={storeSteps}
      onSendCode={async (entry) => (await loadAccounts()).findAndSendResetCode(entry)}
      onResendCode={async (entry) => (await loadAccounts()).resendResetCode(entry)}
      onVerifyCode={async (entry) => (await loadAccounts()).verifyResetCode(entry)}
      onChangePassword={async (entry) => (await loadAccounts()).changePassword(entry)}
      onDone={() => void navigate(paths.signIn)}
    />
  );
}
