import { inGroupsOfFour, type Result } from '@hearthlight/domain';
import { Button, CodeField, CopyButton, Form, FormNotice, QrCode, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { useEffect, useRef, useState } from 'react';

const loadRules = async () => (await import('@hearthlight/domain/desk')).totpForm;

/** A secret for an authenticator app, and the address with which the app reads it. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

export interface TotpSetupProps {
  /** Gets a new secret. `undefined` if that failed. */
  onStart: () => Promise<TotpSecret | undefined>;
  /** Keeps the app if its code is correct. */
  onFinish: (values: { code: string }) => Promise<Result>;
}

/** Sets up an authenticator app: a QR code and its secret, then a code of the app. */
export function TotpSetup({ onStart, onFinish }: TotpSetupProps) {
  const words = useWords('deskAccess');
  const [secret, setSecret] = useState<TotpSecret>();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  async function begin() {
    setState('pending');
    const started = await onStart();
    setSecret(started);
    setState(started ? 'idle' : 'failed');
  }
  if (secret) return <TotpForm {...secret} onFinish={onFinish} />;
  return (
    <div className="grid gap-3">
      <Button variant="secondary" fullWidth pending={state === 'pending'} onClick={() => void begin()}>
        {words.showQrCode}
      </Button>
      {state === 'failed' && <FormNotice result={{ ok: false, message: words.appFailed }} />}
    </div>
  );
}

function TotpForm({ secret, uri, onFinish }: TotpSecret & Pick<TotpSetupProps, 'onFinish'>) {
  const words = useWords('deskAccess');
  const form = useDomainForm(loadRules, { code: '' });
  const { submit, pending, result } = useSubmit(form, onFinish);
  const lead = useRef<HTMLParagraphElement>(null);
  // The focus was on the button that this form replaces.
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={lead} tabIndex={-1} className="text-small text-ink-soft">
        {words.totpLead}
      </p>
      <QrCode text={uri} label={words.qrCode} />
      <div className="text-small">
        <p className="text-ink-soft">{words.secret}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <code dir="ltr" className="text-code wrap-anywhere">
            {inGroupsOfFour(secret)}
          </code>
          <CopyButton text={secret} />
        </p>
      </div>
      <Form aria-label={words.totpTitle} onSubmit={submit} className="grid grid-cols-1 gap-5">
        <CodeField
          label={words.code}
          length={6}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <FormNotice result={refusalOf(result)} />
        <Button type="submit" fullWidth pending={pending}>
          {words.finishTotp}
        </Button>
      </Form>
    </div>
  );
}
