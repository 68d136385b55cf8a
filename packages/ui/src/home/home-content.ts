import type { Founder, HomeCampaign, RecipientMessage } from '@hearthlight/domain';

import type { Assistance } from '../site/assistance.ts';

/** The id of Top Stories. An app can observe it to load the news before the visitor reaches it. */
export const topStoriesId = 'top-stories';

/** The content of the home page besides the news: the foundation's own sentences and lists. */
export interface HomeContent {
  /** The opening; its headline is the foundation's tagline. */
  hero: {
    /** Follows the foundation's name and a comma, such as 'at work in 14 countries'. */
    reach: string;
    lead: string;
    picture: DescribedPicture;
  };
  statistics: readonly Statistic[];
  /** The sentences below the three headings of specification §2. */
  howToHelp: { title: string; choose: string; transfer: string; send: string };
  /** `empty` is shown while no article is published. */
  topStories: { intro: string; empty: string };
  /** A `<link>` in the text leads to the open books. */
  campaignList: { title: string; intro: string };
  successStories: { intro: string };
  newsletter: { title: string; text: string };
  recentContributors: { intro: string };
  requestAssistance: Assistance;
  /** Five pictures, the middle one the largest. */
  secondHero: { title: string; text: string; button: string; pictures: readonly string[] };
  joinNow: { title: string; text: string };
  fulfillment: { intro: string };
  /** `invitation` is the link after the founders. */
  foundersSection: { intro: string; invitation: string };
  /** `undefined` while they are loading. */
  campaigns: readonly HomeCampaign[] | undefined;
  stories: readonly SuccessStory[];
  volunteers: readonly Volunteer[];
  quotes: readonly string[];
  authors: readonly QuoteAuthor[];
  /**
   * Indices of the quote and the author in the testimonial, chosen independently (specification §2). The app
   * chooses them, so that the prerendered page and the browser show the same.
   */
  chosen: { quote: number; author: number };
  recipients: readonly RecipientMessage[];
  founders: readonly Founder[];
}

interface DescribedPicture {
  src: string;
  /** Read by screen readers instead of the picture. */
  alt: string;
}

/** One figure and what it counts. */
export interface Statistic {
  value: string;
  label: string;
}

/** A person or a village that was helped, and what has happened since. */
export interface SuccessStory {
  name: string;
  place: string;
  year: number;
  story: string;
  image_url: string;
  image_alt: string;
}

/** A person who gave money, time or skill. */
export interface Volunteer {
  name: string;
  text: string;
  image_url: string;
}

/** A person to whom the testimonial may attribute a quote. */
export interface QuoteAuthor {
  name: string;
  place: string;
  occasion: string;
  year: number;
  image_url: string;
}
