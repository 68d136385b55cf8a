import { paths, type AccountDetails, type CodeEntry, type Result } from '@hearthlight/domain';
import { useEffect, useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { AccountDetailsForm, type AccountHolder } from './account-details-form.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import { useCodeForm } from './use-code-form.ts';
import { sameCode, type SentCode, useSentCode } from './use-sent-code.ts';

/** State that the app keeps across a reload and Back and Forward. It never contains the password. */
export interface SignUpProgress extends AccountHolder {
  /** The last code sent. */
  sent: SentCode;
}

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
  /** The progress of an earlier visit. Step 1 is filled in, and asks for the password again. */
  earlier?: SignUpProgress | undefined;
  /** Called when a code was sent, at each change of step 1 after that, and with `undefined` when the account is created. */
  onProgress?: (progress: SignUpProgress | undefined) => void;
  /** Shown in step 2 instead of the message of `onCheckDetails`. */
  verificationNote?: string;
}

const steps = ['Account Details', 'Verify email'];

/** Sign-up in two sliding steps (specification §2, §4). Going back keeps the values. */
export function SignUpPage(props: SignUpPageProps) {
  const { frame, earlier, onProgress, onCheckDetails, onResendCode, onVerify, onDone, verificationNote } =
    props;
  const [step, setStep] = useState(0);
  const [holder, setHolder] = useState<AccountHolder | undefined>(earlier);
  const [details, setDetails] = useState<AccountDetails>();
  const [welcome, setWelcome] = useState<string>();
  const { sent, request, isFresh } = useSentCode(earlier?.sent);
  const { CodeForm, loadCodeForm } = useCodeForm();

  async function check(values: AccountDetails): Promise<Result> {
    const [result] = await Promise.all([
      isFresh(values.email) ? sameCode : request(values.email, () => onCheckDetails(values)),
      loadCodeForm(),
    ]);
    if (!result.ok) return result;
    setHolder(values);
    setDetails(values);
    setStep(1);
    return { ok: true };
  }

  async function verify(values: AccountDetails & CodeEntry): Promise<Result> {
    const result = await onVerify(values);
    if (result.ok) {
      setHolder(undefined);
      setDetails(undefined);
      onProgress?.(undefined);
      setWelcome(result.message ?? 'Your account is ready.');
    }
    return result;
  }

  useEffect(() => {
    if (!holder || !sent) return;
    const { firstname, lastname, email } = holder;
    onProgress?.({ firstname, lastname, email, sent });
  }, [holder, sent, onProgress]);

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
          <div className="grid gap-5">
            {earlier && (
              <Notice tone="info">
                Enter your password again: it is not kept when you leave this page. Then enter the code that
                was sent to {earlier.sent.to}.
              </Notice>
            )}
            <AccountDetailsForm initial={earlier} onHolderChange={setHolder} onSubmit={check} />
          </div>
          {CodeForm && details && sent && (
            <CodeForm
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
