import type { Result } from '@hearthlight/domain';
import type { DeskResponse } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { type DeskCallFailure, send, toResult } from '../api/send.ts';
import { useMe } from '../session/me.ts';
import { PeoplePage } from './people-page.tsx';
import type { NewLink } from './staff-link-panel.tsx';

const queryKey = ['staff'];

export function Component() {
  const queryClient = useQueryClient();
  const now = useNow();
  const staff = useQuery({ queryKey, queryFn: ({ signal }) => fetchCall('staffList', { signal }) });
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  async function done(result: { ok: true; response: object } | DeskCallFailure): Promise<Result> {
    if (result.ok) await refresh();
    return toResult(result);
  }
  async function withLink(
    result: { ok: true; response: DeskResponse<'inviteStaff'> } | DeskCallFailure,
    asksMail = false,
  ): Promise<Result & { link?: NewLink }> {
    if (!result.ok) return toResult(result);
    await refresh();
    const { is_mailed: isMailed, link, member } = result.response;
    return { ok: true, link: { email: member.email, link, ...(asksMail && { isMailed }) } };
  }
  return (
    <PeoplePage
      view={viewOf(staff, (data) => data)}
      ownId={useMe().id}
      now={now}
      onRetry={() => void staff.refetch()}
      onInvite={async (request) => withLink(await send('inviteStaff', { request }), request.send_mail)}
      onRenewLink={async ({ id }, password) =>
        withLink(await send('renewStaffLink', { params: { id }, request: { password, send_mail: false } }))
      }
      onChangeRole={async ({ id }, role) =>
        done(await send('changeStaffRole', { params: { id }, request: { role } }))
      }
      onRemove={async ({ id }, password) =>
        done(await send('removeStaff', { params: { id }, request: { password } }))
      }
    />
  );
}
