import type { PaneName } from '@hearthlight/domain';

/** The labels of the eight menu items, which are also the headings of their panes (specification §2). */
export const paneTitles: Readonly<Record<PaneName, string>> = {
  dashboard: 'Dashboard',
  campaigns: 'Fundraising Campaigns',
  donate: 'Donate',
  history: 'Donation History',
  updates: 'Impact Updates',
  account: 'Account Information',
  help: 'Request Help',
  events: 'Event Registration',
};
