import { paths, withCampaign } from '@hearthlight/domain';
import { createContext, use } from 'react';

/** The title of the campaign that a visitor chose on another page. The server does not know it. */
export const ChosenCampaign = createContext<string | undefined>(undefined);

/** The title of the campaign that the query of an address names. */
export const chosenIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('campaign')?.trim() || undefined;

/** The pages between choosing a campaign and the donation form. */
const onTheWay: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.resetPassword,
  paths.dashboard,
  paths.donateNow,
];

/** Returns an address with the chosen campaign, if it is on the way to the donation form. */
export const keepCampaign = (href: string, title: string | undefined): string =>
  title !== undefined && onTheWay.includes(href) ? withCampaign(href, { title }) : href;

/** `keepCampaign` for the chosen campaign. */
export function useKeepCampaign(): (href: string) => string {
  const title = use(ChosenCampaign);
  return (href) => keepCampaign(href, title);
}
