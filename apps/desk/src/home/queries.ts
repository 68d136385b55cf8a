import { type TaskCounts, tasksByPage } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { homeQuery } from '../api/queries.ts';
import { homeKey, queryClient } from '../api/query-client.ts';

const noTasks: TaskCounts = {};

/** Returns how much waits on each page. Colleagues change it too, so it is read again whenever another page opens. */
export function useToDo(pathname: string): ReturnType<typeof tasksByPage> {
  const { data: home } = useQuery(homeQuery);
  const previous = useRef(pathname);
  useEffect(() => {
    if (pathname === previous.current) return;
    previous.current = pathname;
    void queryClient.refetchQueries({ queryKey: homeKey, type: 'active', stale: true });
  }, [pathname]);
  return tasksByPage(home?.tasks ?? noTasks);
}
