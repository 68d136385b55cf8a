import type { Result } from '@hearthlight/domain';
import { useWords } from '@hearthlight/ui';
import { useId, type ReactNode } from 'react';

import { type AccessFrame, AccessSheet } from './access-sheet.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup, type TotpSetupProps } from './totp-setup.tsx';

export interface EnrollPageProps {
  /** Product and picture of the layout around the form. */
  frame: AccessFrame;
  /** Whether this browser can use passkeys. */
  hasPasskeys: boolean;
  /** Asks the device for a new passkey and keeps it. */
  onPasskey: () => Promise<Result>;
  /** Gets a new secret for an authenticator app; `undefined` if that fails. */
  onStartTotp: TotpSetupProps['onStart'];
  /** Called with a code of the app. Keeps the app if the code is correct. */
  onFinishTotp: TotpSetupProps['onFinish'];
  /** Set once the first factor is kept. */
  recoveryCodes: readonly string[] | undefined;
  /** Called when the person has kept the codes. */
  onKept: () => void;
}

/** A new person's second factor, and the recovery codes that come with it. */
export function EnrollPage({ frame, recoveryCodes, onKept, ...factors }: EnrollPageProps) {
  const words = useWords('deskAccess');
  if (recoveryCodes)
    return (
      <AccessSheet frame={frame} title={words.recoveryTitle} lead={words.recoveryLead}>
        <RecoveryCodes codes={recoveryCodes} onKept={onKept} />
      </AccessSheet>
    );
  const { hasPasskeys, onPasskey, onStartTotp, onFinishTotp } = factors;
  return (
    <AccessSheet frame={frame} title={words.enrollTitle} lead={words.enrollLead}>
      <div className="grid gap-8">
        {hasPasskeys && (
          <Choice title={words.passkeyTitle} lead={words.passkeyLead}>
            <PasskeyButton onPasskey={onPasskey}>{words.addPasskey}</PasskeyButton>
          </Choice>
        )}
        <Choice title={words.totpTitle}>
          <TotpSetup onStart={onStartTotp} onFinish={onFinishTotp} />
        </Choice>
      </div>
    </AccessSheet>
  );
}

function Choice({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {lead && <p className="mt-1 text-small text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
