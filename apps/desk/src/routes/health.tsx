import { HealthPage } from '@hearthlight/ui/desk';
import { useQuery } from '@tanstack/react-query';

import { fetchCall, sessionQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { viewOf } from '../api/view-of.ts';

export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => fetchCall('readHealth', { signal }),
  });
  return (
    <HealthPage
      view={viewOf(health, (data) => ({ health: data }))}
      email={session?.state === 'open' ? session.me.email : ''}
      onRetry={() => void health.refetch()}
      onSendTestMail={async (request) => {
        const result = await send('sendTestMail', { request });
        return result.ok ? { ok: true, answer: result.response } : toResult(result);
      }}
    />
  );
}
