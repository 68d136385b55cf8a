'use client';

import { createContext, use } from 'react';

/** State and action with which campaign cards join a campaign. */
export interface JoinCampaign {
  /** Ids of the campaigns with a join call in flight. */
  joining: ReadonlySet<number>;
  /** Joins the campaign with this id. */
  join: (campaignId: number) => void;
}

/** Passes it from the dashboard to the campaign cards. */
export const JoinCampaignContext = createContext<JoinCampaign | undefined>(undefined);

/** Returns the nearest `JoinCampaignContext`. Throws where there is none. */
export function useJoinCampaignContext(): JoinCampaign {
  const context = use(JoinCampaignContext);
  if (!context) throw new Error('A campaign card needs a JoinCampaignContext above it.');
  return context;
}
