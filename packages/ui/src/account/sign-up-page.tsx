import { paths, type AccountDetails, type CodeEntry, type Result } from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { AccountDetailsForm } from './account-details-form.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import { useSentCode } from './use-sent-code.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

export interface SignUpPageProps extends Pick<AccountSheetProps, 'frame'> {
  /**
   * Checks that the e-mail address has no account and sends a code to it. The result's message is the verification
   * note. Not called again for an address that received a code less than a minute ago, because that code is still
   * valid.
   */
  onCheckDetails: (values: AccountDetails) => Promise<Result>;
  /** Sends another code. */
  onResendCode: (values: AccountDetails) => Promise<Result>;
  /** Creates the account. The result's message is shown as the success. */
  onVerify: (values: AccountDetails & CodeEntry) => Promise<Result>;
  /** Called `limits.redirectDelay` after the success. */
  onDone: () => void;
  /** Shown in step 2 instead of what `onCheckDetails` said. */
  verificationNote?: string;
}

const steps = ['Account Details', 'Verify email'];

/**
 * Sign-up in two sliding steps (specification §2, §4). Going back keeps the values.
 *
 * @summary Sign-up in two sliding steps (specification §2, §4).
 */
export function SignUpPage(props: SignUpPageProps) {
  const { frame, onCheckDetails, onResendCode, onVerify, onDone, verificationNote } = props;
  const [step, setStep] = useState(0);
  const [details, setDetails] = useState<AccountDetails>();
  const [welcome, setWelcome] = useState<string>();
  const { sent, request, isFresh } = useSentCode();

  async function check(values: AccountDetails): Promise<Result> {
    if (!isFresh(values.email)) {
      const result = await request(values.email, () => onCheckDetails(values));
      if (!result.ok) return result;
    }
    setDetails(values);
    setStep(1);
    return { ok: true };
  }

  async function verify(values: AccountDetails & CodeEntry): Promise<Result> {
    const result = await onVerify(values);
    if (result.ok) {
      setDetails(undefined);
      setWelcome(result.message ?? 'Your account is ready.');
    }
    return result;
  }

  return (
    <AccountSheet
      frame={frame}
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
