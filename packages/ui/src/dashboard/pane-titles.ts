import type { PaneName } from '@hearthlight/domain';

/** What the eight menu items say, and the heading of the pane that each opens (`spec §2`). */
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
