import { paths, withCampaign } from '@hearthlight/domain';
import { createContext, use } from 'react';
import { prefix } from 'virtual:content/languages';

import { withoutPrefix } from '../render/rendered.ts';

/** The title of the campaign that a visitor chose on another page. The server does not know it. */
export const ChosenCampaign = createContext<string | undefined>(undefined);

/** The title of the campaign that the query of an address names. */
export const chosenIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('campaign')?.trim() || undefined;

/** The pages between choosing a campaign and the donation form. */
const onTheWay: readonly string[] = [paths.signIn, paths.signUp, paths.resetPassword, paths.dashboard, paths.donateNow];

/** Returns an address with the chosen campaign, if it is on the way to the donation form. */
export const keepCampaign = (href: string, title: string | undefined): string =>
  title !== undefined && onTheWay.includes(href) ? withCampaign(href, { title }) : href;

/**
 * Restores the chosen campaign in the address of a page whose link was followed before hydration. The links of a
 * prerendered page lack it, but the referrer has it. An entry with a state was visited before.
 */
export function restoreCampaign(): void {
  if (history.state) return;
  const address = withoutPrefix(location.pathname + location.search);
  const restored = keepCampaign(address, chosenIn(document.referrer.replace(/.*\?/, '')));
  if (restored !== address) history.replaceState(null, '', prefix + restored);
}

/** `keepCampaign` for the chosen campaign. */
export function useKeepCampaign(): (href: string) => string {
  const title = use(ChosenCampaign);
  return (href) => keepCampaign(href, title);
}
