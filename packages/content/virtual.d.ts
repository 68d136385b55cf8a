/*
 * The modules that the plugin of `@hearthlight/content/vite` makes from the content folder, one for each part of the
 * site, so that a page loads only what it shows.
 */

declare module 'virtual:content/brand' {
  import type { Brand } from '@hearthlight/content';

  export const brand: Brand;
}

/** The palette, the fonts and the logo of the foundation, as a style sheet. */
declare module 'virtual:content/brand.css' {}

declare module 'virtual:content/foundation' {
  import type { Foundation } from '@hearthlight/domain';

  export const foundation: Foundation;
}

/** How the site writes amounts, dates and numbers. */
declare module 'virtual:content/formats' {
  import type { Formats } from '@hearthlight/domain';

  export const formats: Formats;
}

/** The words of the site's language, by area. */
declare module 'virtual:content/words' {
  export * from '@hearthlight/words/language/en';
}

declare module 'virtual:content/languages' {
  /** The prefix of the addresses of these pages, such as `/es`; empty for the default language. */
  export const prefix: string;
}

/** The languages of a site with several, with their own names; empty for one language. */
declare module 'virtual:content/language-menu' {
  import type { Language } from '@hearthlight/domain';

  /** `suggestion` and `dismissal` are in the language itself. */
  export const languageMenu: readonly {
    tag: Language;
    name: string;
    suggestion: string;
    dismissal: string;
  }[];
}

/**
 * Whether the site has several languages. A module of its own, so that a site with one leaves out what it does not
 * need.
 */
declare module 'virtual:content/has-languages' {
  export const hasLanguages: boolean;
}

/** Whether the home page shows the campaigns of the database instead of its own. */
declare module 'virtual:content/live-campaigns' {
  export const liveCampaigns: boolean;
}

declare module 'virtual:content/site' {
  import type { Site } from '@hearthlight/content';

  export const site: Site;
}

declare module 'virtual:content/home' {
  import type { Home } from '@hearthlight/content';

  export const home: Home;
}

/** The part of the home page that is also beside the form for help, without the rest of that page. */
declare module 'virtual:content/request-assistance' {
  import type { Home } from '@hearthlight/content';

  export const requestAssistance: Home['requestAssistance'];
}

declare module 'virtual:content/about' {
  import type { About } from '@hearthlight/content';

  export const about: About;
}

/** The privacy page, if the foundation has one. */
declare module 'virtual:content/privacy' {
  import type { Privacy } from '@hearthlight/content';

  export const privacy: Privacy | undefined;
}
