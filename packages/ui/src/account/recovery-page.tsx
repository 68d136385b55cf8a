import { paths, type CodeEntry, type NewPassword, type RecoveryEmail } from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/link.tsx';
import { SlidingSteps } from '../components/sliding-steps.tsx';
import { Steps } from '../components/steps.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { AccountDone } from './account-done.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryEmailForm } from './recovery-email-form.tsx';
import { useSentCode, type CodeRequestResult } from './use-sent-code.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

export interface RecoveryPageProps {
  /**
   * Asks whether the account exists and mails a code to it. Not called again for an address that got a code less
   * than a minute ago: that code is still good.
   */
  onSendCode: (values: RecoveryEmail) => Promise<CodeRequestResult>;
  onResendCode: (values: RecoveryEmail) => Promise<CodeRequestResult>;
  onVerifyCode: (values: RecoveryEmail & CodeEntry) => Promise<FormResult>;
  /** Sets the new password. Its message is shown as the success. */
  onChangePassword: (values: RecoveryEmail & NewPassword) => Promise<FormResult>;
  /** Called `limits.redirectDelay` after the success. */
  onDone: () => void;
}

const steps = ['E-mail address', 'Verification code', 'New password'];

/** Password recovery in three sliding steps: address, code, new password (`spec §2`, `§4`). */
export function RecoveryPage(props: RecoveryPageProps) {
  const { onSendCode, onResendCode, onVerifyCode, onChangePassword, onDone } = props;
  const [step, setStep] = useState(0);
  const [changed, setChanged] = useState<string>();
  const { sent, request, isFresh, forget } = useSentCode();
  const email = sent?.to ?? '';

  async function sendCode(values: RecoveryEmail): Promise<FormResult> {
    const result = isFresh(values.email)
      ? ({ ok: true } as const)
      : await request(values.email, () => onSendCode(values));
    if (result.ok) setStep(1);
    return result.ok ? { ok: true } : result;
  }

  async function verifyCode({ code }: CodeEntry): Promise<FormResult> {
    const result = await onVerifyCode({ email, code });
    if (result.ok) setStep(2);
    return result;
  }

  async function changePassword(values: NewPassword): Promise<FormResult> {
    const result = await onChangePassword({ email, ...values });
    if (result.ok) setChanged(result.message ?? 'Your password is changed.');
    return result;
  }

  function startAgain() {
    forget();
    setStep(0);
  }

  return (
    <AccountSheet
      title="Recover your account"
      steps={<Steps steps={steps} current={step} />}
      note={
        changed === undefined && (
          <>
            No account yet? <Link href={paths.signUp}>Create an account</Link>
          </>
        )
      }
    >
      {changed === undefined ? (
        <SlidingSteps current={step}>
          <RecoveryEmailForm onSubmit={sendCode} />
          {sent && (
            <VerifyEmailForm
              key={sent.to}
              email={sent.to}
              note={sent.note}
              nextCodeAt={sent.nextAt}
              backLabel="Back to e-mail address"
              submitLabel="Verify code"
              onBack={() => setStep(0)}
              onResend={() => request(email, () => onResendCode({ email }))}
              onSubmit={verifyCode}
            />
          )}
          <NewPasswordForm email={email} onSubmit={changePassword} onStartAgain={startAgain} />
        </SlidingSteps>
      ) : (
        <AccountDone message={changed} onDone={onDone} />
      )}
    </AccountSheet>
  );
}
