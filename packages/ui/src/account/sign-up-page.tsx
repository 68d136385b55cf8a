'use client';

import { paths, type AccountDetails, type CodeEntry, type Result } from '@hearthlight/domain';
import { useState } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Steps } from '../components/layout/steps.tsx';
import { SlidingSteps } from '../components/motion/sliding-steps.tsx';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import { AccountDetailsForm, type AccountHolder } from './account-details-form.tsx';
import { AccountDone } from './account-done.tsx';
import { type AccountFrameProps, AccountSheet } from './account-sheet.tsx';
import { useCodeForm } from './use-code-form.ts';
import { type StepProgress, useSentCode } from './use-sent-code.ts';

export interface SignUpPageProps extends AccountFrameProps {
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
  /** Called `limits.redirectDelay` after the success, with the account's address. */
  onDone: (email: string) => void;
  /** The step that the browser's history says. Step 2 needs the password: after a reload step 1 asks for it again. */
  progress?: StepProgress | undefined;
  /** Called when step 2 is reached, and with `undefined` when the account is created. */
  onProgress: (progress: StepProgress | undefined) => void;
  /** Called by the back arrow of step 2. */
  onBack: () => void;
  /** The values that step 1 starts with. */
  entry?: Partial<AccountHolder> | undefined;
  /** Called at each change of step 1 with what it contains, without the password. */
  onEntryChange?: (entry: Partial<AccountHolder>) => void;
  /** The title of the site's privacy page, if it has one. */
  privacy?: string | undefined;
  /** Shown in step 2 instead of what `onCheckDetails` said. */
  verificationNote?: string;
}

/** Sign-up in two sliding steps (specification §2, §4). Going back keeps the values. */
export function SignUpPage(props: SignUpPageProps) {
  const words = useWords('account');
  const { frame, progress, entry, onCheckDetails, onResendCode, onVerify, onDone, verificationNote } = props;
  const [details, setDetails] = useState<AccountDetails>();
  const [welcome, setWelcome] = useState<{ message: string; email: string }>();
  const [email, setEmail] = useState(entry?.email ?? '');
  const { sent, visit, request, requestUnlessFresh } = useSentCode(progress?.sent);
  const { CodeForm, loadCodeForm } = useCodeForm();
  const step = welcome !== undefined ? 1 : progress && details ? progress.step : 0;

  async function check(values: AccountDetails): Promise<Result> {
    const [result] = await Promise.all([
      requestUnlessFresh(values.email, () => onCheckDetails(values)),
      loadCodeForm(),
    ]);
    if (!result.ok) return result;
    setDetails(values);
    props.onProgress({ step: 1, sent: result.sent });
    return { ok: true };
  }

  async function resend(values: AccountDetails): Promise<Result> {
    const result = await request(values.email, () => onResendCode(values));
    if (result.ok) props.onProgress({ step: 1, sent: result.sent });
    return result;
  }

  async function verify(values: AccountDetails & CodeEntry): Promise<Result> {
    const result = await onVerify(values);
    if (result.ok) {
      setWelcome({ message: result.message ?? words.yourAccountIsReady, email: values.email });
      setDetails(undefined);
      props.onProgress(undefined);
    }
    return result;
  }

  return (
    <AccountSheet
      frame={frame}
      title={words.createAnAccount}
      lead={words.youAreWelcome}
      steps={<Steps steps={[words.accountDetails, words.verifyEmail]} current={step} />}
      note={
        welcome === undefined && (
          <>
            {withTags(words.hasAccount, (text) => (
              <Link href={paths.signIn} state={{ email }}>
                {text}
              </Link>
            ))}
            {props.privacy !== undefined && (
              <span className="mt-1 block text-small">
                <Link href={paths.privacy} className="tap-target">
                  {props.privacy}
                </Link>
              </span>
            )}
          </>
        )
      }
    >
      {welcome === undefined ? (
        <SlidingSteps current={step}>
          <div className="grid gap-5">
            {progress && !details && <Notice tone="info">{words.passwordAgain({ to: progress.sent.to })}</Notice>}
            <AccountDetailsForm
              initial={entry}
              onHolderChange={(holder) => {
                setEmail(holder.email ?? '');
                props.onEntryChange?.(holder);
              }}
              onSubmit={check}
            />
          </div>
          {CodeForm && details && sent && (
            <CodeForm
              key={visit}
              email={sent.to}
              note={verificationNote ?? sent.note}
              nextCodeAt={sent.nextAt}
              backLabel={words.backToAccountDetails}
              submitLabel={words.signUp}
              onBack={props.onBack}
              onResend={() => resend(details)}
              onSubmit={({ code }) => verify({ ...details, code })}
            />
          )}
        </SlidingSteps>
      ) : (
        <AccountDone {...welcome} done="sign-up" onDone={() => onDone(welcome.email)} />
      )}
    </AccountSheet>
  );
}
