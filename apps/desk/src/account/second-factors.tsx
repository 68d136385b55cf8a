import { formatDateTime, type Result } from '@hearthlight/domain';
import type { Account } from '@hearthlight/domain/desk';
import { Notice, Panel, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { PasskeyButton } from '../access/passkey-button.tsx';
import { TotpSetup, type TotpSetupProps } from '../access/totp-setup.tsx';
import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { ActionButton } from './action-button.tsx';

/** The actions on second factors. */
export interface SecondFactorActions {
  /** Whether this browser can use passkeys. */
  hasPasskeys: boolean;
  /** Asks the device for a new passkey and keeps it. */
  onPasskey: () => Promise<Result>;
  /** Gets a new secret for an authenticator app; `undefined` if that fails. */
  onStartTotp: TotpSetupProps['onStart'];
  /** Called with a code of the app. Keeps the app if the code is correct. */
  onFinishTotp: TotpSetupProps['onFinish'];
  /** Removes a passkey. Called with the password. */
  onRemovePasskey: (id: number, password: string) => Promise<Result>;
  /** Replaces the recovery codes. The old ones stop working. Called with the password. */
  onRenewCodes: (password: string) => Promise<Result>;
  /** Confirms that the person has kept the recovery codes. */
  onKeepCodes: () => Promise<Result>;
}

export interface SecondFactorsProps extends SecondFactorActions {
  /** The account whose passkeys and authenticator app are shown. */
  account: Account;
}

/** One's own second factors, and how to add, renew and remove them. */
export function SecondFactors({ account, ...actions }: SecondFactorsProps) {
  const words = useWords('deskAccount');
  const access = useWords('deskAccess');
  const [removed, setRemoved] = useState<string>();
  /** An action that takes the place of the one before. */
  const instead =
    <Values extends unknown[]>(action: (...values: Values) => Promise<Result>) =>
    (...values: Values) => {
      setRemoved(undefined);
      return action(...values);
    };
  const { has_totp: hasApp, keeps_codes: isKept, passkeys, recovery_codes_left: left } = account;
  return (
    <Panel title={words.factors}>
      {removed !== undefined && (
        <Notice tone="success" className="mb-5">
          {words.passkeyRemoved({ name: removed })}
        </Notice>
      )}
      <ul className="mb-6 divide-y divide-line text-small">
        <li className="flex flex-wrap justify-between gap-x-6 pb-3">
          <span>{words.app}</span>
          <span className="text-ink-soft">{hasApp ? words.isSet : words.isNotSet}</span>
        </li>
        {passkeys.map(({ id, label, created_at: at }) => {
          const name = label || words.passkey;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <span className="min-w-0 wrap-anywhere">
                {label ? `${words.passkey}: ${label}` : words.passkey}
                <span className="block text-ink-soft">{words.added({ date: formatDateTime(at) })}</span>
              </span>
              <IrreversibleAction
                variant="secondary"
                explained={words.removePasskeyExplained}
                onConfirm={async (password) => {
                  const result = await actions.onRemovePasskey(id, password);
                  if (result.ok) setRemoved(name);
                  return result;
                }}
              >
                {words.removePasskey({ name })}
              </IrreversibleAction>
            </li>
          );
        })}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span className="min-w-0">
            {words.codesLeft({ count: left })}
            {left > 0 && <span className="block text-ink-soft">{isKept ? words.codesKept : words.codesNotKept}</span>}
          </span>
          <span className="flex flex-wrap gap-3">
            {left > 0 && !isKept && <ActionButton action={instead(actions.onKeepCodes)}>{access.kept}</ActionButton>}
            <IrreversibleAction
              variant="secondary"
              explained={words.renewCodesExplained}
              onConfirm={instead(actions.onRenewCodes)}
            >
              {words.renewCodes}
            </IrreversibleAction>
          </span>
        </li>
      </ul>
      <div className="grid gap-3">
        {actions.hasPasskeys && (
          <PasskeyButton variant="secondary" size="small" fullWidth={false} onPasskey={instead(actions.onPasskey)}>
            {access.addPasskey}
          </PasskeyButton>
        )}
        {!hasApp && <TotpSetup onStart={actions.onStartTotp} onFinish={instead(actions.onFinishTotp)} />}
      </div>
    </Panel>
  );
}
