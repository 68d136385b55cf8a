import { deskPages } from '@hearthlight/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchCall } from '../api/queries.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';

/**
 * Signs out and forgets all data. If the page has unsaved changes, `start` asks first. Without a response from the
 * server, the person stays signed in.
 */
export function useSignOut() {
  const { hasChanges, startOver } = useUnsavedPage();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchCall('deskSignOut', { request: {} }),
    onSuccess: () => startOver(deskPages.home.path),
  });
  const leave = () => {
    setAsking(false);
    mutate();
  };
  const start = () => (hasChanges() ? setAsking(true) : leave());
  return { isAsking, isPending, start, leave, stay: () => setAsking(false) };
}
