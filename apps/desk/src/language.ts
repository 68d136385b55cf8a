import type { SiteLanguages } from '@hearthlight/domain';

/**
 * Returns the first of the browser's languages that the site has, whatever its region, or the site's default. The
 * server chooses the same one for its responses.
 */
export const chooseLanguage = (preferred: readonly string[], ofSite: SiteLanguages): SiteLanguages[number] =>
  preferred
    .map((tag) => ofSite.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined) ?? ofSite[0];
