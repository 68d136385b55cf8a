'use client';

import { type CodeEntry, limits, type Result } from '@hearthlight/domain';
import { useId } from 'react';

import { Button } from '../components/actions/button.tsx';
import { CodeField } from '../components/forms/code-field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { withTags } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import { BackButton } from './back-button.tsx';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).codeForm;

export interface VerifyEmailFormProps extends ResendCodeProps {
  /** The server's message about the code it sent. */
  note?: string | undefined;
  /** Accessible name of the back arrow. */
  backLabel: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Returns to the previous step. */
  onBack: () => void;
  /** Called with a code that passes the rules. */
  onSubmit: (values: CodeEntry) => Promise<Result>;
}

/**
 * Entry of the five-digit code sent by e-mail: step 2 of sign-up and of password recovery.
 */
export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const words = useWords('account');
  const { email, note, backLabel, submitLabel, nextCodeAt, onBack, onResend, onSubmit } = props;
  const form = useDomainForm(loadRules, { code: '' });
  const { submit, pending, result, clear } = useSubmit(form, onSubmit);
  const noteId = useId();
  /** The entry and its error belong to the previous code. */
  async function resend(): Promise<Result> {
    const resent = await onResend();
    if (resent.ok) {
      form.reset();
      clear();
    }
    return resent;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-center gap-2">
          <BackButton label={backLabel} onClick={onBack} />
          <h2 className="text-heading" tabIndex={-1}>
            {words.verifyEmail}
          </h2>
        </div>
        <p id={noteId} className="wrap-anywhere text-ink-soft">
          {note ?? words.codeSent}
        </p>
        {!note?.includes(email) && (
          <p className="text-ink-soft">
            {withTags(words.sentTo({ email }), (text) => (
              <strong className="font-semibold break-all text-ink">{text}</strong>
            ))}
          </p>
        )}
      </div>
      <Form aria-label={words.verifyEmail} onSubmit={submit} className="grid grid-cols-1 gap-5">
        <CodeField
          label={words.verificationCode}
          length={limits.code.length}
          aria-describedby={noteId}
          data-step-focus
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <FormNotice result={result} />
        <Button type="submit" fullWidth pending={pending}>
          {submitLabel}
        </Button>
      </Form>
      <ResendCode email={email} nextCodeAt={nextCodeAt} onResend={resend} />
    </div>
  );
}
