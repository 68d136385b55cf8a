import { queryOptions } from '@tanstack/react-query';

import { fetchCall, pagesQuery } from '../api/queries.ts';

/** Milliseconds between two questions about the progress of a mailing. */
export const pollInterval = 2000;

/** Returns when to ask again, in milliseconds; `false` unless mails wait to be sent. */
export const pollWhileWaiting = (data: { mailing: { waiting: number } | null } | null | undefined) =>
  (data?.mailing?.waiting ?? 0) > 0 ? pollInterval : false;

/** The key of everything about impact updates. */
export const updatesKey = ['updates'];

export const updatesQuery = pagesQuery([...updatesKey, 'list'], (cursor, signal) =>
  fetchCall('deskUpdateList', { query: cursor, signal }),
);

/**
 * An update. While its mails are being sent, it is fetched again and again. Kept no longer than its pages are open,
 * because its form begins with it.
 */
export const updateQuery = (id: number) =>
  queryOptions({
    queryKey: [...updatesKey, id],
    queryFn: ({ signal }) => fetchCall('readUpdate', { params: { id }, signal }),
    gcTime: 0,
    refetchInterval: ({ state }) => pollWhileWaiting(state.data),
  });

/** The mail of an update in a language. */
export const updateMailQuery = (id: number, language: string) =>
  queryOptions({
    queryKey: [...updatesKey, id, 'mail', language],
    queryFn: ({ signal }) => fetchCall('updateMail', { params: { id }, query: { language }, signal }),
  });

/** The mails of an update that failed: another list for another number of them. */
export const failedMailsQuery = (id: number, failed: number) =>
  queryOptions({
    queryKey: [...updatesKey, id, 'failed', failed],
    queryFn: ({ signal }) => fetchCall('failedUpdateMails', { params: { id }, signal }),
    enabled: failed > 0,
  });

/** The translations of an update. Kept no longer than their page is open, because its form begins with one. */
export const updateTranslationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...updatesKey, id, 'translations'],
    queryFn: ({ signal }) => fetchCall('updateTranslations', { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
