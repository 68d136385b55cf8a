import {
  paths,
  type CodeEntry,
  type NewPassword,
  type RecoveryEmail,
  type Result,
} from '@hearthlight/domain';
import { useEffect, useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryEmailForm } from './recovery-email-form.tsx';
import { useCodeForm } from './use-code-form.ts';
import { sameCode, type SentCode, useSentCode } from './use-sent-code.ts';

/** State that the app keeps across a reload and Back and Forward. */
export interface RecoveryProgress {
  /** Index of the step. */
  step: number;
  /** The last code sent. */
  sent: SentCode;
}

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
  /** The progress of an earlier visit, from which the page continues. */
  earlier?: RecoveryProgress | undefined;
  /** Called when a step is reached, and with `undefined` when the password is changed. */
  onProgress?: (progress: RecoveryProgress | undefined) => void;
  /** Called `limits.redirectDelay` after the success. */
  onDone: () => void;
}

const steps = ['E-mail address', 'Verification code', 'New password'];

/** Password recovery in three sliding steps: address, code, new password (specification §2, §4). */
export function RecoveryPage(props: RecoveryPageProps) {
  const { frame, earlier, onProgress, onSendCode, onResendCode, onVerifyCode, onChangePassword, onDone } =
    props;
  const [step, setStep] = useState(earlier?.step ?? 0);
  const [changed, setChanged] = useState<string>();
  const { sent, request, isFresh, forget } = useSentCode(earlier?.sent);
  const { CodeForm, loadCodeForm } = useCodeForm(earlier !== undefined);
  const email = sent?.to ?? '';

  async function sendCode(values: RecoveryEmail): Promise<Result> {
    const [result] = await Promise.all([
      isFresh(values.email) ? sameCode : request(values.email, () => onSendCode(values)),
      loadCodeForm(),
    ]);
    if (!result.ok) return result;
    setStep(1);
    return { ok: true };
  }

  async function verifyCode({ code }: CodeEntry): Promise<Result> {
    const result = await onVerifyCode({ email, code });
    if (result.ok) setStep(2);
    return result;
  }

  async function changePassword(values: NewPassword): Promise<Result> {
    const result = await onChangePassword({ email, ...values });
    if (result.ok) {
      setChanged(result.message ?? 'Your password has been changed.');
      onProgress?.(undefined);
    }
    return result;
  }

  function startAgain() {
    forget();
    onProgress?.(undefined);
    setStep(0);
  }

  useEffect(() => {
    if (changed === undefined && sent) onProgress?.({ step, sent });
  }, [changed, sent, step, onProgress]);

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
          <RecoveryEmailForm initialEmail={earlier?.sent.to} onSubmit={sendCode} />
          {CodeForm && sent && (
            <CodeForm
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
