import {
  paths,
  type CodeEntry,
  type NewPassword,
  type RecoveryEmail,
  type Result,
} from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryEmailForm } from './recovery-email-form.tsx';
import { useSentCode } from './use-sent-code.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

export interface RecoveryPageProps extends Pick<AccountSheetProps, 'frame'> {
  /**
   * Checks that the account exists and sends a code to it by e-mail. Not called again for an address that received a
   * code less than a minute ago, because that code is still valid.
   */
  onSendCode: (values: RecoveryEmail) => Promise<Result>;
  /** Sends another code. */
  onResendCode: (values: RecoveryEmail) => Promise<Result>;
  /** Checks the code. */
  onVerifyCode: (values: RecoveryEmail & CodeEntry) => Promise<Result>;
  /** Sets the new password. The result's message is shown as the success. */
  onChangePassword: (values: RecoveryEmail & NewPassword) => Promise<Result>;
  /** Called `limits.redirectDelay` after the success. */
  onDone: () => void;
}

const steps = ['E-mail address', 'Verification code', 'New password'];

/**
 * Password recovery in three sliding steps: address, code, new password (specification §2, §4).
 *
 * @summary Password recovery in three sliding steps: address, code, new password (specification §2, §4).
 */
export function RecoveryPage(props: RecoveryPageProps) {
  const { frame, onSendCode, onResendCode, onVerifyCode, onChangePassword, onDone } = props;
  const [step, setStep] = useState(0);
  const [changed, setChanged] = useState<string>();
  const { sent, request, isFresh, forget } = useSentCode();
  const email = sent?.to ?? '';

  async function sendCode(values: RecoveryEmail): Promise<Result> {
    const result = isFresh(values.email)
      ? ({ ok: true } as const)
      : await request(values.email, () => onSendCode(values));
    if (result.ok) setStep(1);
    return result.ok ? { ok: true } : result;
  }

  async function verifyCode({ code }: CodeEntry): Promise<Result> {
    const result = await onVerifyCode({ email, code });
    if (result.ok) setStep(2);
    return result;
  }

  async function changePassword(values: NewPassword): Promise<Result> {
    const result = await onChangePassword({ email, ...values });
    if (result.ok) setChanged(result.message ?? 'Your password has been changed.');
    return result;
  }

  function startAgain() {
    forget();
    setStep(0);
  }

  return (
    <AccountSheet
      frame={frame}
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
