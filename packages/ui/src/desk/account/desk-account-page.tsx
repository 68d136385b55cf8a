'use client';

import { formatDateTime, type Result } from '@hearthlight/domain';
import type { Account } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { NewPasswordFields } from '../../account/new-password-fields.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskAccessWords } from '../../words/desk-access.ts';
import { useDeskAccountWords } from '../../words/desk-account.ts';
import { useDeskWords } from '../../words/desk.ts';
import { PasskeyButton } from '../access/passkey-button.tsx';
import { RecoveryCodes } from '../access/recovery-codes.tsx';
import { TotpSetup, type TotpSetupProps } from '../access/totp-setup.tsx';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';

type DeskAccountView = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; account: Account };

interface AccountActions {
  /** Whether this browser can use passkeys. */
  hasPasskeys: boolean;
  onPasskey: () => Promise<Result>;
  onStartTotp: TotpSetupProps['onStart'];
  onFinishTotp: TotpSetupProps['onFinish'];
  onRemovePasskey: (id: number) => Promise<Result>;
  onRenewCodes: () => Promise<Result>;
  onChangePassword: (values: { password: string }) => Promise<Result>;
  onSignOutEverywhere: () => Promise<Result>;
}

export interface DeskAccountPageProps extends AccountActions {
  view: DeskAccountView;
  onRetry: () => void;
  /** New recovery codes, to be shown once. */
  recoveryCodes: readonly string[] | undefined;
  onKept: () => void;
}

/** One's own account: second factors, sessions and password. */
export function DeskAccountPage({ view, onRetry, recoveryCodes, onKept, ...actions }: DeskAccountPageProps) {
  const names = useDeskWords();
  const access = useDeskAccessWords();
  return (
    <>
      <DeskHeader
        title={names.account}
        {...(view.status === 'ready' && {
          lead: `${view.account.me.email} · ${names[view.account.me.role]}`,
        })}
      />
      {view.status === 'loading' && <ListSkeleton />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && (
        <div className="grid max-w-text gap-5">
          <Factors account={view.account} {...actions} />
          <Sessions account={view.account} onSignOutEverywhere={actions.onSignOutEverywhere} />
          <Password email={view.account.me.email} onSubmit={actions.onChangePassword} />
        </div>
      )}
      {recoveryCodes && (
        <Dialog open title={access.recoveryTitle} description={access.recoveryLead} dismissible={false}>
          <RecoveryCodes codes={recoveryCodes} onKept={onKept} />
        </Dialog>
      )}
    </>
  );
}

function Factors({ account, ...actions }: AccountActions & { account: Account }) {
  const words = useDeskAccountWords();
  const access = useDeskAccessWords();
  const { has_totp: hasApp, passkeys, recovery_codes_left: left } = account;
  return (
    <Panel title={words.factors}>
      <ul className="mb-6 divide-y divide-line text-small">
        <li className="flex flex-wrap justify-between gap-x-6 pb-3">
          <span>{words.app}</span>
          <span className="text-ink-soft">{hasApp ? words.isSet : words.isNotSet}</span>
        </li>
        {passkeys.map(({ id, label, created_at: at }) => {
          const name = label || words.passkey;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <span>
                {label ? `${words.passkey}: ${label}` : words.passkey}
                <span className="block text-ink-soft">{words.added({ date: formatDateTime(at) })}</span>
              </span>
              <ActionButton action={() => actions.onRemovePasskey(id)}>
                {words.removePasskey({ name })}
              </ActionButton>
            </li>
          );
        })}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span>{words.codesLeft({ count: left })}</span>
          <ActionButton action={actions.onRenewCodes}>{words.renewCodes}</ActionButton>
        </li>
      </ul>
      <div className="grid gap-3">
        {actions.hasPasskeys && (
          <PasskeyButton variant="secondary" onPasskey={actions.onPasskey}>
            {access.addPasskey}
          </PasskeyButton>
        )}
        {!hasApp && <TotpSetup onStart={actions.onStartTotp} onFinish={actions.onFinishTotp} />}
      </div>
    </Panel>
  );
}

function Sessions({
  account: { sessions },
  onSignOutEverywhere,
}: Pick<AccountActions, 'onSignOutEverywhere'> & { account: Account }) {
  const words = useDeskAccountWords();
  return (
    <Panel title={words.sessions}>
      <ul className="mb-5 divide-y divide-line text-small">
        {sessions.map((session) => (
          <li key={session.id} className="py-3 first:pt-0">
            <span dir="ltr" className="block wrap-anywhere">
              {session.user_agent}
            </span>
            <span className="text-ink-soft">
              {session.is_current
                ? words.thisOne
                : words.lastSeen({ date: formatDateTime(session.last_seen_at) })}
            </span>
          </li>
        ))}
      </ul>
      <ActionButton action={onSignOutEverywhere}>{words.signOutEverywhere}</ActionButton>
    </Panel>
  );
}

const loadPasswordRules = async () => (await import('@hearthlight/domain/forms')).newPasswordForm;

function Password({ email, onSubmit }: { email: string; onSubmit: AccountActions['onChangePassword'] }) {
  const words = useDeskAccountWords();
  const form = useDomainForm(loadPasswordRules, { password: '', confirmPassword: '' });
  const { submit, pending, result } = useSubmit(form, ({ password }) => onSubmit({ password }), {
    onSucceeded: () => form.reset(),
  });
  const { errors } = form.formState;
  return (
    <Panel title={words.passwordTitle}>
      <Form aria-label={words.changePassword} onSubmit={submit} className="grid gap-5">
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordFields
          password={{
            error: errors.password?.message,
            ...form.register('password', { deps: ['confirmPassword'] }),
          }}
          confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
        />
        <FormNotice result={result} />
        <Button type="submit" variant="secondary" size="small" pending={pending}>
          {words.changePassword}
        </Button>
      </Form>
    </Panel>
  );
}

/** A button with the reason if its action is refused. */
function ActionButton({ children, action }: { children: string; action: () => Promise<Result> }) {
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<Result>();
  async function run() {
    setPending(true);
    setResult(await action());
    setPending(false);
  }
  return (
    <span className="grid justify-items-start gap-3">
      <Button variant="secondary" size="small" pending={pending} onClick={() => void run()}>
        {children}
      </Button>
      <FormNotice result={result?.ok === false ? result : undefined} />
    </span>
  );
}
