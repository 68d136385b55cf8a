import type { Result } from '@hearthlight/domain';
import type { Invitation, StaffMember } from '@hearthlight/domain/desk';
import { Button, FormNotice, Sheet, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { ChangePerson, type PersonActions } from './change-person.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { type NewLink, StaffLinkPanel } from './staff-link-panel.tsx';

export interface PeoplePageProps extends PersonActions {
  /** The state of the request for the people. */
  view: View<{ staff: readonly StaffMember[] }>;
  /** The signed-in person. */
  ownId: number;
  /** The current time, for the age of links and sign-ins. */
  now: Date;
  /** Invites a person. Returns the link, which is shown once. */
  onInvite: (invitation: Invitation) => Promise<Result & { link?: NewLink }>;
  /** Replaces the link of a person. Called with one's own password. */
  onRenewLink: (member: StaffMember, password: string) => Promise<Result & { link?: NewLink }>;
}

/** The content of the dialog. */
type Open = { kind: 'invite' } | { kind: 'change'; member: StaffMember } | { kind: 'link'; link: NewLink };

/** The people of the desk: the list, an invitation, and what an owner can change. */
export function PeoplePage({ view, ownId, now, onInvite, ...actions }: PeoplePageProps) {
  const words = useWords('deskStaff');
  const names = useWords('desk');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  /** The last action, and how to undo it. */
  const [done, setDone] = useState<{ result: Result; undo?: () => void }>();
  const showLink = (result: Result & { link?: NewLink }) => {
    if (result.ok) setDone(undefined);
    if (result.ok && result.link) setOpen({ kind: 'link', link: result.link });
    return result;
  };
  const changeRole: PersonActions['onChangeRole'] = async (member, role) => {
    const result = await actions.onChangeRole(member, role);
    if (!result.ok) return result;
    close();
    const message = words.roleChanged({ name: member.name || member.email, role: names[role] });
    const before = { ...member, role };
    const undo = async () => {
      const undone = await changeRole(before, member.role);
      if (!undone.ok) setDone({ result: undone });
    };
    // The invitation of somebody who has not joined ended with the old role, and changing back does not restore it.
    const isUndoable = member.state === 'active';
    setDone({ result: { ok: true, message }, ...(isUndoable && { undo: () => void undo() }) });
    return result;
  };
  const remove: PersonActions['onRemove'] = async (...removal) => {
    const result = await actions.onRemove(...removal);
    if (!result.ok) return result;
    close();
    setDone({ result });
    return result;
  };
  return (
    <>
      <DeskHeader
        title={names.people}
        lead={words.lead}
        hasTimes
        action={
          <Button size="small" onClick={() => setOpen({ kind: 'invite' })}>
            {words.invite}
          </Button>
        }
      />
      <FormNotice
        result={done?.result}
        className="mb-5"
        action={
          done?.undo && (
            <Button variant="secondary" size="small" onClick={done.undo}>
              {words.undo}
            </Button>
          )
        }
      />
      <Loaded view={view}>
        {({ staff }) => (
          <Sheet aria-label={names.people}>
            <PeopleTable
              staff={staff}
              ownId={ownId}
              now={now}
              onChange={(member) => setOpen({ kind: 'change', member })}
            />
          </Sheet>
        )}
      </Loaded>
      {open?.kind === 'invite' && (
        <FormDialog onClose={close} title={words.invite} description={words.inviteLead}>
          <InviteForm onSubmit={async (invitation) => showLink(await onInvite(invitation))} />
        </FormDialog>
      )}
      {open?.kind === 'link' && (
        <FormDialog
          isUnsaved
          leaving={{ title: words.leaveLink, explained: words.leaveLinkExplained }}
          onClose={close}
          title={words.linkFor({ email: open.link.email })}
        >
          <StaffLinkPanel {...open.link} onDone={close} />
        </FormDialog>
      )}
      {open?.kind === 'change' && (
        <FormDialog onClose={close} title={words.change({ name: open.member.name || open.member.email })}>
          <ChangePerson
            member={open.member}
            onChangeRole={changeRole}
            onRemove={remove}
            onRenewLink={async (...change) => showLink(await actions.onRenewLink(...change))}
          />
        </FormDialog>
      )}
    </>
  );
}
