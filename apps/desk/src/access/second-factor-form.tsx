import type { Result } from '@hearthlight/domain';
import type { Factor } from '@hearthlight/domain/desk';
import { Button, CodeField, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { useEffect, useState } from 'react';

import { PasskeyButton } from './passkey-button.tsx';

const loadTotpRules = async () => (await import('@hearthlight/domain/desk')).totpForm;
const loadRecoveryRules = async () => (await import('@hearthlight/domain/desk')).recoveryForm;

/** A code that was entered. */
interface FactorCode {
  factor: 'totp' | 'recovery';
  code: string;
}

export interface SecondFactorFormProps {
  /** The second factors that the person has set up. */
  factors: ReadonlyArray<Factor>;
  /** Asks the device for a passkey and signs in with it. */
  onPasskey: () => Promise<Result>;
  /** Signs in with a code. */
  onCode: (code: FactorCode) => Promise<Result>;
  /** Starts again with another password. */
  onCancel: () => void;
}

/** The second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ factors, onPasskey, onCode, onCancel }: SecondFactorFormProps) {
  const words = useWords('deskAccess');
  const hasPasskey = factors.includes('passkey');
  const hasApp = factors.includes('totp');
  const [isRecovering, setIsRecovering] = useState(false);
  const showsRecovery = isRecovering || (!hasPasskey && !hasApp);
  return (
    <div className="grid gap-6">
      {hasPasskey && !showsRecovery && (
        <PasskeyButton hint={words.passkeyExplained} onPasskey={onPasskey}>
          {words.usePasskey}
        </PasskeyButton>
      )}
      {hasPasskey && hasApp && !showsRecovery && <Divider>{words.or}</Divider>}
      {hasApp && !showsRecovery && <TotpForm onCode={onCode} isMain={!hasPasskey} />}
      {showsRecovery && <RecoveryForm onCode={onCode} />}
      <div className="grid justify-items-start border-t border-line pt-4">
        {(hasPasskey || hasApp) && factors.includes('recovery') && (
          <Button variant="quiet" size="small" onClick={() => setIsRecovering(!isRecovering)}>
            {isRecovering ? (hasPasskey ? words.usePasskey : words.useApp) : words.useRecoveryCode}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onCancel}>
          {words.otherPerson}
        </Button>
      </div>
    </div>
  );
}

function TotpForm({ onCode, isMain }: Pick<SecondFactorFormProps, 'onCode'> & { isMain: boolean }) {
  const words = useWords('deskAccess');
  const form = useDomainForm(loadTotpRules, { code: '' });
  const { setFocus } = form;
  useEffect(() => {
    if (isMain) setFocus('code');
  }, [isMain, setFocus]);
  const { submit, pending, result } = useSubmit(form, ({ code }) => onCode({ factor: 'totp', code }));
  return (
    <Form aria-label={words.code} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CodeField
        label={words.code}
        hint={words.codeHint}
        length={6}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" fullWidth variant={isMain ? 'primary' : 'secondary'} pending={pending}>
        {words.confirmCode}
      </Button>
    </Form>
  );
}

function RecoveryForm({ onCode }: Pick<SecondFactorFormProps, 'onCode'>) {
  const words = useWords('deskAccess');
  const form = useDomainForm(loadRecoveryRules, { code: '' });
  const { submit, pending, result } = useSubmit(form, ({ code }) => onCode({ factor: 'recovery', code }));
  return (
    <Form aria-label={words.recoveryCode} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.recoveryCode}
        hint={words.recoveryHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" fullWidth pending={pending}>
        {words.confirmCode}
      </Button>
    </Form>
  );
}

function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
