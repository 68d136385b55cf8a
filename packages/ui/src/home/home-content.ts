import type { Founder, HomeCampaign, RecipientMessage } from '@hearthlight/domain';

/** The id of Top Stories, by which an app can tell when it comes near and fetch its news. */
export const topStoriesId = 'top-stories';

/** What the home page shows besides the news. An app gives it as data. */
export interface HomeContent {
  statistics: readonly Statistic[];
  campaigns: readonly HomeCampaign[];
  stories: readonly SuccessStory[];
  volunteers: readonly Volunteer[];
  quotes: readonly string[];
  authors: readonly QuoteAuthor[];
  /**
   * Which quote and which author stand in the testimonial: indices, each drawn by itself (`spec §2`). The app
   * draws them, so that a page built beforehand and the browser show the same.
   */
  chosen: { quote: number; author: number };
  recipients: readonly RecipientMessage[];
  founders: readonly Founder[];
}

/** One figure and what it counts. */
export interface Statistic {
  value: string;
  label: string;
}

/** Somebody who was helped, and how things stand now. */
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

/** A person whose words may stand in the testimonial. */
export interface QuoteAuthor {
  name: string;
  place: string;
  occasion: string;
  year: number;
  image_url: string;
}
