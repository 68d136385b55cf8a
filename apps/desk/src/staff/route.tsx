import type { DeskResponse, Invitation, Role, StaffMember } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
import { useMe } from '../session/me.ts';
import { PeoplePage } from './people-page.tsx';
import type { NewLink } from './staff-link-panel.tsx';

const queryKey = ['staff'];

const linkOf = ({ link, member: { email } }: Pick<DeskResponse<'inviteStaff'>, 'link' | 'member'>): NewLink => ({
  email,
  link,
});

export function Component() {
  const queryClient = useQueryClient();
  const staff = useQuery({ queryKey, queryFn: ({ signal }) => fetchCall('staffList', { signal }) });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  return (
    <PeoplePage
      view={viewOf(staff, (list) => list)}
      ownId={useMe().id}
      now={useNow()}
      onInvite={useChange(
        async (request: Invitation) => ({
          ...(await fetchCall('inviteStaff', { request })),
          asksMail: request.send_mail,
        }),
        {
          onSuccess,
          resultOf: ({ asksMail, is_mailed: isMailed, ...invited }) => ({
            link: { ...linkOf(invited), ...(asksMail && { isMailed }) },
          }),
        },
      )}
      onRenewLink={useChange(
        ({ id }: StaffMember, password: string) =>
          fetchCall('renewStaffLink', { params: { id }, request: { password, send_mail: false } }),
        { onSuccess, resultOf: (renewed) => ({ link: linkOf(renewed) }) },
      )}
      onChangeRole={useChange(
        ({ id }: StaffMember, role: Role) => fetchCall('changeStaffRole', { params: { id }, request: { role } }),
        { onSuccess },
      )}
      onRemove={useChange(
        ({ id }: StaffMember, password: string) => fetchCall('removeStaff', { params: { id }, request: { password } }),
        { onSuccess },
      )}
    />
  );
}
