import { type UseQueryOptions, useQuery } from '@tanstack/react-query';

import { useEntryId } from '../routing/use-entry-id.ts';
import { viewOf } from './view-of.ts';

/** Returns the state of the entry in the address, as `entry`. `missing` also stands for an address without a number. */
export function useEntry<Entry, Key extends readonly unknown[]>(
  query: (id: number) => UseQueryOptions<Entry, Error, Entry, Key>,
) {
  const id = useEntryId();
  const found = useQuery({ ...query(id ?? 0), enabled: id !== undefined });
  return id === undefined ? { status: 'missing' as const } : viewOf(found, (entry) => ({ entry }));
}
