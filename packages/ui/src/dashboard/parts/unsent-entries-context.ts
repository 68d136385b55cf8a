'use client';

import type { DonationEntry, HelpRequest, PledgeDraft } from '@hearthlight/domain';
import { createContext } from 'react';

/** The donor's unsent entries of the two forms and the pledges, kept by the app. */
export interface UnsentEntries {
  /** Initial values of the help form. Read when the form mounts. */
  helpEntry?: Partial<HelpRequest> | undefined;
  /** Called at each change of the help form with the fields that differ from its defaults. */
  onHelpEntryChange?: ((entry: Partial<HelpRequest>) => void) | undefined;
  /** Initial values of the donation form. Read when the form mounts. */
  donationEntry?: Partial<DonationEntry> | undefined;
  /** Called at each change of the donation form with the fields that differ from its defaults. */
  onDonationEntryChange?: ((entry: Partial<DonationEntry>) => void) | undefined;
  /**
   * Returns the pledges of this tab whose drafts were opened, the newest first. Another page of the tab may have added
   * one.
   */
  readPledges?: (() => readonly PledgeDraft[]) | undefined;
  /** Called at each change of these pledges. */
  onPledgesChange?: ((pledges: readonly PledgeDraft[]) => void) | undefined;
}

/** Passes the unsent entries from the dashboard to the panes with forms. Without a provider, nothing is kept. */
export const UnsentEntriesContext = createContext<UnsentEntries>({});
