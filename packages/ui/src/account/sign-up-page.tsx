import { paths, type AccountDetails, type CodeEntry } from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/link.tsx';
import { SlidingSteps } from '../components/sliding-steps.tsx';
import { Steps } from '../components/steps.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { AccountDetailsForm } from './account-details-form.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { useSentCode, type CodeRequestResult } from './use-sent-code.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

export interface SignUpPageProps {
  /**
   * Asks whether the e-mail address is free and mails a code to it. Its message becomes the verification note.
   * Not called again for an address that got a code less than a minute ago: that code is still good.
   */
  onCheckDetails: (values: AccountDetails) => Promise<CodeRequestResult>;
  onResendCode: (values: AccountDetails) => Promise<CodeRequestResult>;
  /** Makes the account. Its message is shown as the success. */
  onVerify: (values: AccountDetails & CodeEntry) => Promise<FormResult>;
  /** Called `limits.redirectDelay` after the success. */
  onDone: () => void;
  /** Shown in step 2 instead of what `onCheckDetails` said. */
  verificationNote?: string;
}

const steps = ['Account Details', 'Verify email'];

/** Sign-up in two sliding steps (`spec §2`, `§4`). Going back keeps all that was typed. */
export function SignUpPage(props: SignUpPageProps) {
  const { onCheckDetails, onResendCode, onVerify, onDone, verificationNote } = props;
  const [step, setStep] = useState(0);
  const [details, setDetails] = useState<AccountDetails>();
  const [welcome, setWelcome] = useState<string>();
  const { sent, request, isFresh } = useSentCode();

  async function check(values: AccountDetails): Promise<FormResult> {
    if (!isFresh(values.email)) {
      const result = await request(values.email, () => onCheckDetails(values));
      if (!result.ok) return result;
    }
    setDetails(values);
    setStep(1);
    return { ok: true };
  }

  async function verify(values: AccountDetails & CodeEntry): Promise<FormResult> {
    const result = await onVerify(values);
    if (result.ok) {
      setDetails(undefined);
      setWelcome(result.message ?? 'Your account is ready.');
    }
    return result;
  }

  return (
    <AccountSheet
      title="Create an account"
      lead="You are welcome"
      steps={<Steps steps={steps} current={step} />}
      note={
        welcome === undefined && (
          <>
            Already have an account? <Link href={paths.signIn}>Sign in</Link>
          </>
        )
      }
    >
      {welcome === undefined ? (
        <SlidingSteps current={step}>
          <AccountDetailsForm onSubmit={check} />
          {details && sent && (
            <VerifyEmailForm
              key={sent.to}
              email={sent.to}
              note={verificationNote ?? sent.note}
              nextCodeAt={sent.nextAt}
              backLabel="Back to account details"
              submitLabel="Sign up"
              onBack={() => setStep(0)}
              onResend={() => request(details.email, () => onResendCode(details))}
              onSubmit={({ code }) => verify({ ...details, code })}
            />
          )}
        </SlidingSteps>
      ) : (
        <AccountDone message={welcome} onDone={onDone} />
      )}
    </AccountSheet>
  );
}
