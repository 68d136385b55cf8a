import type { Account } from '@hearthlight/domain/desk';
import { Dialog, useWords } from '@hearthlight/ui';

import { RecoveryCodes } from '../access/recovery-codes.tsx';
import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { OwnPassword, type OwnPasswordProps } from './own-password.tsx';
import { OwnSessions, type OwnSessionsProps } from './own-sessions.tsx';
import { type SecondFactorActions, SecondFactors } from './second-factors.tsx';

export interface DeskAccountPageProps extends SecondFactorActions {
  /** The state of the request for the account. */
  view: View<{ account: Account }>;
  /** Called with a new password that passes the rules. */
  onChangePassword: OwnPasswordProps['onSubmit'];
  /** Ends all sessions of the person, this one included. */
  onSignOutEverywhere: OwnSessionsProps['onSignOutEverywhere'];
  /** New recovery codes, to be shown once. */
  recoveryCodes: readonly string[] | undefined;
  /** Called when the person has kept the new recovery codes. */
  onKept: () => void;
}

/** One's own account: second factors, sessions and password. */
export function DeskAccountPage({
  view,
  onChangePassword,
  onSignOutEverywhere,
  recoveryCodes,
  onKept,
  ...factors
}: DeskAccountPageProps) {
  const names = useWords('desk');
  const access = useWords('deskAccess');
  return (
    <>
      <DeskHeader
        title={names.account}
        hasTimes
        {...(view.status === 'ready' && {
          lead: `${view.account.me.email} · ${names[view.account.me.role]}`,
        })}
      />
      <Loaded view={view}>
        {({ account }) => (
          <WithAside aside={<OwnPassword email={account.me.email} onSubmit={onChangePassword} />}>
            <SecondFactors account={account} {...factors} />
            <OwnSessions sessions={account.sessions} onSignOutEverywhere={onSignOutEverywhere} />
          </WithAside>
        )}
      </Loaded>
      {recoveryCodes && (
        <Dialog open title={access.recoveryTitle} description={access.recoveryLead} dismissible={false}>
          <RecoveryCodes codes={recoveryCodes} onKept={onKept} />
        </Dialog>
      )}
    </>
  );
}
