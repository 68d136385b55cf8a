import { LedgerPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';
import { ledger } from 'virtual:content/words';

import { checkInBrowser } from '../api/check-in-browser.ts';
import { ledgerQuery } from '../api/queries.ts';

export const handle = { words: { ledger } };

export function Component() {
  const months = useQuery(ledgerQuery);
  return (
    <LedgerPage
      foundation={foundation}
      picture={about.mission.picture}
      months={viewOf(months, (response) => response)}
      onCheck={checkInBrowser}
      onRetry={() => void months.refetch()}
    />
  );
}
