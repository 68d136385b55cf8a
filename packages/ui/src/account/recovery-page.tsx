'use client';

import { paths, type CodeEntry, type NewPassword, type RecoveryEmail, type Result } from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import { AccountDone } from './account-done.tsx';
import { type AccountFrameProps, AccountSheet } from './account-sheet.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryEmailForm } from './recovery-email-form.tsx';
import { useCodeForm } from './use-code-form.ts';
import { type StepProgress, useSentCode } from './use-sent-code.ts';

export interface RecoveryPageProps extends AccountFrameProps {
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
  /** The step that the browser's history says; step 1 without it. */
  progress?: StepProgress | undefined;
  /** Called when a step is reached, and with `undefined` when the password is changed or to start again. */
  onProgress: (progress: StepProgress | undefined) => void;
  /** Called by the back arrow of step 2. */
  onBack: () => void;
  /** Called `limits.redirectDelay` after the success, with the account's address. */
  onDone: (email: string) => void;
  /** The address that was entered on another page. */
  email?: string | undefined;
}

/** Password recovery in three sliding steps: address, code, new password (specification §2, §4). */
export function RecoveryPage(props: RecoveryPageProps) {
  const words = useWords('account');
  const { frame, progress, onProgress, onSendCode, onResendCode, onVerifyCode, onChangePassword, onDone } = props;
  const [changed, setChanged] = useState<{ message: string; email: string }>();
  const [verified, setVerified] = useState<string>();
  const { sent, visit, request, requestUnlessFresh, forget } = useSentCode(progress?.sent);
  const { CodeForm, loadCodeForm } = useCodeForm(progress !== undefined);
  const step = changed !== undefined ? 2 : (progress?.step ?? 0);
  const email = sent?.to ?? '';

  async function sendCode(values: RecoveryEmail): Promise<Result> {
    const [result] = await Promise.all([requestUnlessFresh(values.email, () => onSendCode(values)), loadCodeForm()]);
    if (!result.ok) return result;
    onProgress({ step: 1, sent: result.sent });
    return { ok: true };
  }

  async function resendCode(): Promise<Result> {
    const result = await request(email, () => onResendCode({ email }));
    if (result.ok) onProgress({ step: 1, sent: result.sent });
    return result;
  }

  async function verifyCode({ code }: CodeEntry): Promise<Result> {
    // The server accepts a code once, and Back leads here from the new password.
    const result: Result = code === verified ? { ok: true } : await onVerifyCode({ email, code });
    if (result.ok && sent) {
      setVerified(code);
      onProgress({ step: 2, sent });
    }
    return result;
  }

  async function changePassword(values: NewPassword): Promise<Result> {
    const result = await onChangePassword({ email, ...values });
    if (result.ok) {
      setChanged({ message: result.message ?? words.passwordChanged, email });
      onProgress(undefined);
    }
    return result;
  }

  function startAgain() {
    forget();
    onProgress(undefined);
  }

  return (
    <AccountSheet
      frame={frame}
      title={words.recoverYourAccount}
      steps={<Steps steps={[words.eMailAddress, words.verificationCode, words.newPassword]} current={step} />}
      note={
        changed === undefined && (
          <>
            {withTags(words.noAccountYet, (text) => (
              <Link href={paths.signUp}>{text}</Link>
            ))}
          </>
        )
      }
    >
      {changed === undefined ? (
        <SlidingSteps current={step}>
          <RecoveryEmailForm initialEmail={progress?.sent.to ?? props.email} onSubmit={sendCode} />
          {CodeForm && sent && (
            <CodeForm
              key={visit}
              email={sent.to}
              note={sent.note}
              nextCodeAt={sent.nextAt}
              backLabel={words.backToEmail}
              submitLabel={words.verifyCode}
              onBack={props.onBack}
              onResend={resendCode}
              onSubmit={verifyCode}
            />
          )}
          <NewPasswordForm email={email} onSubmit={changePassword} onStartAgain={startAgain} />
        </SlidingSteps>
      ) : (
        <AccountDone {...changed} done="recovery" onDone={() => onDone(changed.email)} />
      )}
    </AccountSheet>
  );
}
