import { useNow } from '@hearthlight/ui';
import { DeskHomePage, viewOf } from '@hearthlight/ui/desk';
import { useQuery } from '@tanstack/react-query';

import { homeQuery } from '../api/queries.ts';

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
