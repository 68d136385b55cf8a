import { useNow } from '@hearthlight/ui';
import { useQuery } from '@tanstack/react-query';

import { fetchCall, homeQuery } from '../api/queries.ts';
import { homeKey } from '../api/query-client.ts';
import { viewOf } from '../api/view-of.ts';
import { useMay } from '../session/me.ts';
import { DeskHomePage } from './desk-home-page.tsx';

export function Component() {
  const home = useQuery(homeQuery);
  const money = useQuery({
    queryKey: [...homeKey, 'money'],
    queryFn: ({ signal }) => fetchCall('deskMoney', { signal }),
    enabled: useMay('books.read'),
  });
  return (
    <DeskHomePage
      view={viewOf(home, (data) => ({ home: data }))}
      money={money.data}
      now={useNow()}
      canWrite={useMay('news.write')}
      canRecord={useMay('books.write')}
    />
  );
}
