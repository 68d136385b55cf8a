import { LedgerPage, viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';
import { ledger, site } from 'virtual:content/words';

import { checkInBrowser, checkSample } from '../api/check-in-browser.ts';
import { ledgerQuery } from '../api/queries.ts';
import { withWords } from '../routing/with-words.tsx';

function Ledger() {
  const months = useQuery(ledgerQuery);
  return (
    <LedgerPage
      foundation={foundation}
      picture={about.mission.picture}
      months={viewOf(months, (response) => response)}
      onCheck={checkInBrowser}
      onCheckSample={checkSample}
      onRetry={() => void months.refetch()}
    />
  );
}

export const Component = withWords({ ledger, site }, Ledger);
