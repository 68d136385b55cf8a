import { paths } from '@hearthlight/domain';
import { SignUpPage } from '@hearthlight/ui/product';
import { useNavigate } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { account } from 'virtual:content/words';

import { loadAccounts } from '../api/load-accounts.ts';
import { useKeepCampaign } from '../routing/chosen-campaign.ts';
import { useSteps } from '../routing/use-steps.ts';
import { withWords } from '../routing/with-words.tsx';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';
import { accountFrame } from './account-frame.ts';

const formName = 'sign-up';

function SignUp() {
  const navigate = useNavigate();
  const keepCampaign = useKeepCampaign();
  const steps = useSteps();
  return (
    <SignUpPage
      frame={accountFrame}
      privacy={foundation.privacy?.title}
      {...steps}
      entry={readUnsentEntry(formName)}
      onEntryChange={(changed) => storeUnsentEntry(formName, changed)}
      onCheckDetails={async (details) => (await loadAccounts()).checkDetails(details)}
      onResendCode={async (details) => (await loadAccounts()).resendSignUpCode(details)}
      onVerify={async (details) => {
        const result = await (await loadAccounts()).verifyAndSignUp(details);
        if (result.ok) storeUnsentEntry(formName, {});
        return result;
      }}
      onDone={(email) => void navigate(keepCampaign(paths.signIn), { state: { email, done: 'sign-up' } })}
    />
  );
}

export const Component = withWords({ account }, SignUp);
