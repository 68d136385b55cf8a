import { may, type Me, type Permission, permissionsOf } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';

import { sessionQuery } from '../api/queries.ts';

const MeContext = createContext<Me | undefined>(undefined);

/** Passes the person whose page is open to the page. */
export const MeProvider = MeContext;

/** Returns the person whose page this is. The person stays after the session has ended. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('Only the pages inside of the frame belong to a person.');
  return me;
}

/** Whether the person may do something on this page. */
export const useMay = (permission: Permission): boolean => may(useMe().role, permission);

/**
 * Whether the person got another role since this page was opened, so that the page can no longer save what is typed in
 * it.
 */
export function useHasOtherRole(): boolean {
  const { data } = useQuery(sessionQuery);
  const { role } = useMe();
  return data?.state === 'open' && data.me.role !== role;
}

/** Whether mails are kept on the server and reach nobody, because no mail server is set up. */
export function useKeepsMails(): boolean {
  const { data } = useQuery(sessionQuery);
  return data?.state === 'open' && data.keeps_mails;
}

/**
 * Returns the person as the page at `pathname` was opened. If the role lost a permission meanwhile, the page keeps the
 * former role until it is left, so that no form disappears with what is typed in it. The server refuses what the new
 * role may not do.
 */
export function useMeOfPage(me: Me, pathname: string): Me {
  const [opened, setOpened] = useState({ me, pathname });
  const hasLost = permissionsOf[opened.me.role].some((permission) => !may(me.role, permission));
  if (opened.pathname === pathname && (opened.me === me || hasLost)) return opened.me;
  setOpened({ me, pathname });
  return me;
}
