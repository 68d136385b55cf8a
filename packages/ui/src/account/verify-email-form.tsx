import { type CodeEntry } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { CodeField } from '../components/code-field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { Form } from '../components/form.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { BackButton } from './back-button.tsx';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).codeForm;

export interface VerifyEmailFormProps extends ResendCodeProps {
  /** What the server said when it sent the code. */
  note?: string | undefined;
  /** The name of the arrow that leads to the step before. */
  backLabel: string;
  submitLabel: string;
  onBack: () => void;
  onSubmit: (values: CodeEntry) => Promise<FormResult>;
}

/** The five-digit code that was mailed: step 2 of sign-up, and of password recovery. */
export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const { email, note, backLabel, submitLabel, onBack, onSubmit, ...resend } = props;
  const form = useDomainForm(loadRules, { code: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-center gap-2">
          <BackButton label={backLabel} onClick={onBack} />
          <h2 className="text-heading" tabIndex={-1}>
            Verify email
          </h2>
        </div>
        <p className="text-ink-soft">{note ?? 'We have mailed you a five-digit code.'}</p>
        <p className="text-ink-soft">
          It went to <strong className="font-semibold break-all text-ink">{email}</strong>
        </p>
      </div>
      <Form aria-label="Verify email" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <CodeField
          label="Verification code"
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <FormNotice result={result} />
        <Button type="submit" fullWidth pending={pending}>
          {submitLabel}
        </Button>
      </Form>
      <ResendCode email={email} {...resend} />
    </div>
  );
}
