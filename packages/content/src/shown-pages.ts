import { formatDay, type Foundation } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { inLanguage } from '@hearthlight/words/current-language';
import { serverPages as words } from '@hearthlight/words/server-pages';

import { milestoneOfSample, moneyOfSample, shareOfSample } from './about-schema.ts';
import { campaignOfSample, volunteerOfSample } from './home-schemas.ts';
import type { Content } from './load-content.ts';

/** Returns an object without some of its fields. */
const without = (value: object, fields: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !(name in fields)));

/**
 * The home page without what only the sample data has. The day of its amounts is part of a text, because the page
 * formats no other.
 */
export const shownHome = ({ foundation, home }: Content, original?: Content) => ({
  ...home,
  campaignList: shownList(home.campaignList, foundation),
  volunteers: home.volunteers.map((volunteer) => without(volunteer, volunteerOfSample)),
  campaigns: home.campaigns.map((campaign, index) => ({
    ...without(campaign, campaignOfSample),
    ...(campaign.title === original?.home.campaigns[index]?.title && {
      language: original.foundation.language,
    }),
  })),
});

function shownList(
  { date, intro, title }: Content['home']['campaignList'],
  { currency, language, timeZone }: Foundation,
) {
  if (date === undefined) return { title, intro };
  const day = formatDay(date, formatsOf(language, currency, timeZone));
  return { title, intro: inLanguage(language, () => words.figuresOf({ intro, day })) };
}

/** The About page without what only the sample data has. */
export const shownAbout = ({ history, money, ...about }: Content['about']) => ({
  ...about,
  history: {
    ...history,
    milestones: history.milestones.map((milestone) => without(milestone, milestoneOfSample)),
  },
  money: {
    ...without(money, moneyOfSample),
    shares: money.shares.map((share) => without(share, shareOfSample)),
  },
});
