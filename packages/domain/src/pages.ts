import { foundation } from './foundation.ts';
import { paths } from './paths.ts';

/** What a page says of itself to browsers, search engines and people who share it. */
export interface PageMeta {
  title: string;
  description: string;
  /** Pages behind the guard are of no use in a search engine. */
  indexed?: boolean;
}

/**
 * Each fixed address of the site; news articles say it of themselves. The server writes it into the HTML that it
 * sends, the browser keeps it in step afterwards. Titles of the forms and panes are of `spec §2`.
 */
export const pageMeta = {
  [paths.home]: {
    title: `${foundation.name}: ${foundation.tagline}`,
    description: foundation.description,
    indexed: true,
  },
  [paths.about]: {
    title: `About ${foundation.name}`,
    description: `Who we are, how every dollar is passed on, and what has happened since ${foundation.foundedYear}.`,
    indexed: true,
  },
  [paths.signUp]: {
    title: 'Signup',
    description: `Create an account at ${foundation.name} and see what your gifts do.`,
    indexed: true,
  },
  [paths.signIn]: {
    title: 'Signin',
    description: `Login to your account at ${foundation.name}.`,
    indexed: true,
  },
  [paths.resetPassword]: {
    title: 'Recover your account',
    description: 'Choose a new password with a code that we send to your e-mail address.',
  },
  [paths.dashboard]: { title: 'Dashboard', description: 'Your campaigns, your gifts and what they did.' },
  [paths.requestHelp]: { title: 'Request help', description: 'Tell us what would help, in your own words.' },
  [paths.donateNow]: { title: 'Donate now', description: 'Pledge a donation; every dollar of it arrives.' },
} as const satisfies Record<string, PageMeta>;

/** The title of a news article's page: the article's own, and whose site it is. */
export const articlePageTitle = (title: string): string => `${title} · ${foundation.name}`;
