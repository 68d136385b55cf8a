import type { PaneName } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.tsx';

/** The labels of the eight menu items, which are also the headings of their panes (specification §2). */
export const paneTitles = (words: Words['dashboard']): Readonly<Record<PaneName, string>> => ({
  dashboard: words.dashboard,
  campaigns: words.paneCampaigns,
  donate: words.donate,
  history: words.paneHistory,
  updates: words.paneUpdates,
  account: words.paneAccount,
  help: words.paneHelp,
  events: words.paneEvents,
});
