import type { HomeContent } from '@hearthlight/ui';

import { campaigns } from './campaigns.ts';
import { founders } from './founders.ts';
import { quoteAuthors, quotes } from './quotes.ts';
import { recipients } from './recipients.ts';
import { statistics } from './statistics.ts';
import { stories } from './stories.ts';
import { volunteers } from './volunteers.ts';

/** The home page's content, less which quote is shown: that is drawn by lot. */
export const homeContent: Omit<HomeContent, 'chosen'> = {
  statistics,
  campaigns,
  stories,
  volunteers,
  quotes,
  authors: quoteAuthors,
  recipients,
  founders,
};
