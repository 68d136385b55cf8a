import { useNow } from '@hearthlight/ui';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';

import { homeQuery } from '../api/queries.ts';
import { DeskHomePage } from './desk-home-page.tsx';

export function Component() {
  const home = useQuery(homeQuery);
  return (
    <DeskHomePage
      view={viewOf(home, (data) => ({ home: data }))}
      now={useNow()}
      onRetry={() => void home.refetch()}
    />
  );
}
