import type { Result } from '@hearthlight/domain';
import { type Role, roles, type StaffMember } from '@hearthlight/domain/desk';
import { Button, FormNotice, Select, useWords } from '@hearthlight/ui';
import { refusalOf, useAction, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { roleOptions } from './role-options.ts';

/** An owner's actions on a person. */
export interface PersonActions {
  /** Called with the new role. The person is signed out at once, and an open invitation ends. */
  onChangeRole: (member: StaffMember, role: Role) => Promise<Result>;
  /** Removes the person, who is signed out at once. Called with one's own password. */
  onRemove: (member: StaffMember, password: string) => Promise<Result>;
}

export interface ChangePersonProps extends PersonActions {
  /** The person to change or remove. */
  member: StaffMember;
  /** Replaces the link of the person. Called with one's own password. */
  onRenewLink: (member: StaffMember, password: string) => Promise<Result>;
}

/** Changes the role of a person, renews the link, or removes the person. */
export function ChangePerson({ member, onChangeRole, onRenewLink, onRemove }: ChangePersonProps) {
  const words = useWords('deskStaff');
  const names = useWords('desk');
  const [role, setRole] = useState(member.role);
  const { run, pending, result } = useAction<'role'>();
  useUnsavedInDialog(role !== member.role);
  const name = member.name || member.email;
  const isInvited = member.state === 'invited';
  const linkExplained = isInvited ? words.newInvitation : words.newLinkExplained;
  const removeExplained = isInvited ? words.removeInvited : words.removeExplained;
  return (
    <div className="grid gap-6">
      <FormNotice result={refusalOf(result)} />
      <div className="grid justify-items-start gap-3">
        <Select
          className="w-full"
          label={words.role}
          hint={isInvited ? words.changeRoleInvited : words.changeRoleExplained}
          options={roleOptions(names, words)}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(roles.find((known) => known === value) ?? member.role)}
        />
        <Button
          variant="secondary"
          size="small"
          pending={pending === 'role'}
          onClick={() => void run('role', () => onChangeRole(member, role))}
        >
          {words.changeRole}
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-small text-ink-soft">{linkExplained}</p>
        <IrreversibleAction
          variant="secondary"
          object={name}
          explained={linkExplained}
          onConfirm={(password) => onRenewLink(member, password)}
        >
          {words.newLink}
        </IrreversibleAction>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-small text-ink-soft">{removeExplained}</p>
        <IrreversibleAction explained={removeExplained} onConfirm={(password) => onRemove(member, password)}>
          {words.remove({ name })}
        </IrreversibleAction>
      </div>
    </div>
  );
}
