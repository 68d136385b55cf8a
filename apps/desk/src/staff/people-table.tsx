import { formatDateTime } from '@hearthlight/domain';
import type { StaffMember } from '@hearthlight/domain/desk';
import { Button, DataTable, type DataTableColumn, StatusText, useWords, type Words } from '@hearthlight/ui';

export interface PeopleTableProps {
  /** The people with access, in order of their names. */
  staff: ReadonlyArray<StaffMember>;
  /** The signed-in person, who cannot change the own row. */
  ownId: number;
  /** Today's date: an invitation may have expired. */
  now: Date;
  /** Called by the button of a row. */
  onChange: (member: StaffMember) => void;
}

/**
 * The people of the desk, as the server sorts them: by name. A foundation has dozens of them at most, all in view, so
 * the table has no other order. TanStack Table keeps the selection of comments, which needs state.
 */
export function PeopleTable({ staff, ownId, now, onChange }: PeopleTableProps) {
  const words = useWords('deskStaff');
  const names = useWords('desk');
  return (
    <DataTable
      caption={names.people}
      columns={columnsOf(words, names, { ownId, now, onChange })}
      rows={staff}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

function columnsOf(
  words: Words['deskStaff'],
  names: Words['desk'],
  { ownId, now, onChange }: Omit<PeopleTableProps, 'staff'>,
): DataTableColumn<StaffMember>[] {
  return [
    {
      key: 'name',
      header: words.name,
      rowHeader: true,
      cell: ({ name, email }) => (
        <>
          <span className="block">
            <bdi>{name || email}</bdi>
          </span>
          {name && <span className="text-label font-regular text-ink-soft">{email}</span>}
        </>
      ),
    },
    {
      key: 'role',
      header: words.role,
      cell: ({ role }) => <span className="whitespace-nowrap">{names[role]}</span>,
    },
    { key: 'state', header: words.state, cell: (member) => <State member={member} now={now} /> },
    {
      key: 'sign-in',
      header: words.lastSignIn,
      cell: ({ last_sign_in_at: at }) => (at ? formatDateTime(at) : words.never),
    },
    {
      key: 'actions',
      header: words.actions,
      cell: (member) =>
        member.id === ownId ? (
          words.you
        ) : (
          <Button
            variant="secondary"
            size="small"
            className="whitespace-nowrap"
            aria-label={words.change({ name: member.name || member.email })}
            onClick={() => onChange(member)}
          >
            {words.changeShort}
          </Button>
        ),
    },
  ];
}

function State({ member, now }: { member: StaffMember; now: Date }) {
  const words = useWords('deskStaff');
  const { has_second_factor: isProtected, link_expires_at: end, state } = member;
  if (state === 'active')
    return isProtected ? (
      <StatusText tone="success">{words.active}</StatusText>
    ) : (
      <StatusText tone="neutral">{words.noFactor}</StatusText>
    );
  const isValid = end !== null && new Date(end) > now;
  return isValid ? (
    <StatusText tone="warning">{words.invited({ date: formatDateTime(end) })}</StatusText>
  ) : (
    <StatusText tone="error">{words.expired}</StatusText>
  );
}
