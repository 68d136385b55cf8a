import { campaignOfCause, causeOf, paths } from '@hearthlight/domain';
import type { DashboardView } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { chosenCampaignsQuery } from '../api/chosen-campaigns.ts';
import { readUnsentEntry, storeUnsentEntry } from '../session/unsent-entries.ts';

/**
 * The cause of a campaign that was chosen on another page. The address keeps the campaign until a donor is signed in
 * and the donation form has its cause.
 */
export function useChosenCause(title: string | undefined): string | undefined {
  const navigate = useNavigate();
  const cause = title === undefined ? undefined : causeOf({ title });
  useEffect(() => {
    if (cause === undefined) return;
    storeUnsentEntry('donation', { ...readUnsentEntry('donation'), donation_cause: cause });
    void navigate(paths.donateNow, { replace: true, preventScrollReset: true, state: { campaign: title } });
  }, [cause, navigate, title]);
  return cause;
}

/** The title that the link to the donation form named, which its entry of the history keeps. */
export function namedIn(state: unknown): string | undefined {
  const isNamed = typeof state === 'object' && state !== null && 'campaign' in state;
  return isNamed && typeof state.campaign === 'string' ? state.campaign : undefined;
}

/**
 * The campaign that was chosen on another page, or else that of the unsent pledge, if the donor's own data does not
 * have it, and the title that a link named if there is no such campaign. Only a choice loads something: whoever types a
 * cause does not need the campaigns of home.
 */
export function useHomeCampaign(title: string | undefined, unsent: string | undefined, view: DashboardView) {
  const cause = title === undefined ? unsent : causeOf({ title });
  const own = view.status === 'ready' ? view.dashboard.records.campaigns : [];
  const isMissing = cause !== undefined && campaignOfCause(cause, own) === undefined;
  const { data } = useQuery({ ...chosenCampaignsQuery, enabled: isMissing && title !== undefined });
  const homeCampaign = data && cause !== undefined ? campaignOfCause(cause, data) : undefined;
  // While the donor's own campaigns are unknown, it may be one of them.
  const isKnown = view.status === 'ready' || view.status === 'expired';
  return { homeCampaign, unknownCampaign: data && isMissing && isKnown && !homeCampaign ? title : undefined };
}
