import { paths } from '@hearthlight/domain';
import { RecoveryPage } from '@hearthlight/ui/product';
import { useNavigate } from 'react-router-dom';
import { account } from 'virtual:content/words';

import { loadAccounts } from '../api/load-accounts.ts';
import { useKeepCampaign } from '../routing/chosen-campaign.ts';
import { useLinkState } from '../routing/use-link-state.ts';
import { useSteps } from '../routing/use-steps.ts';
import { withWords } from '../routing/with-words.tsx';
import { accountFrame } from './account-frame.ts';

function ResetPassword() {
  const navigate = useNavigate();
  const keepCampaign = useKeepCampaign();
  return (
    <RecoveryPage
      frame={accountFrame}
      {...useSteps()}
      onSendCode={async (entry) => (await loadAccounts()).findAndSendResetCode(entry)}
      onResendCode={async (entry) => (await loadAccounts()).resendResetCode(entry)}
      onVerifyCode={async (entry) => (await loadAccounts()).verifyResetCode(entry)}
      onChangePassword={async (entry) => (await loadAccounts()).changePassword(entry)}
      email={useLinkState('email')}
      onDone={(email) => void navigate(keepCampaign(paths.signIn), { state: { email, done: 'recovery' } })}
    />
  );
}

export const Component = withWords({ account }, ResetPassword);
