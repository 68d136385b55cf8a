import type { Content } from '@hearthlight/content';
import { dayOf, sumMoney } from '@hearthlight/domain';

import { type SampleCampaign, sampleCampaigns } from '../../features/campaigns/sample.ts';
import { type SampleDonor, sampleDonor } from '../../features/donors/sample.ts';
import { type SampleArticle, sampleNews } from '../../features/news/sample.ts';
import { type SampleUpdate, sampleUpdates } from '../../features/updates/sample.ts';
import { markup } from '../../lib/html.ts';
import type { SampleContributor } from './books.ts';
import { namesOf } from './people.ts';
import type { SampleYear } from './sample-year.ts';
import { roundAmount, seededRandom } from './split-amount.ts';
import { daysOffIn } from './working-days.ts';
import { sampleYear } from './year.ts';

/** The rows that `addSampleData` adds. Lists are newest first. */
export interface Sample {
  campaigns: readonly SampleCampaign[];
  news: readonly SampleArticle[];
  updates: readonly SampleUpdate[];
  donor: SampleDonor;
  /** The day of the campaigns' amounts. */
  figuresOf?: string | undefined;
  /** Contributors on the home page whose gifts are in the books. */
  contributors?: readonly SampleContributor[] | undefined;
  /** The source of the books. Absent for a foundation whose About page names no year. */
  year?: SampleYear | undefined;
}

/** The sample data in English. */
export const englishSample: Sample = {
  campaigns: sampleCampaigns,
  news: sampleNews,
  updates: sampleUpdates,
  donor: sampleDonor,
  year: sampleYear,
};

/** Returns the sample data of a site: that of the sample foundation in English, or made from the site's own content. */
export function sampleOf(content: Content, now: number): Sample {
  const isHearthlight = content.home.campaigns.some(({ title }) => title === sampleCampaigns[0]?.title);
  const { date: figuresOf } = content.home.campaignList;
  const contributors = content.home.volunteers.flatMap(({ gift, name }) => (gift ? { name, ...gift } : []));
  if (isHearthlight && content.foundation.languages.includes('en'))
    return { ...englishSample, contributors, figuresOf };
  const campaigns = campaignsOf(content);
  return {
    campaigns,
    news: newsOf(content, now),
    updates: updatesOf(content, now),
    donor: donorOf(content),
    year: yearOf(content),
    contributors,
    figuresOf,
  };
}

/** The year of the About page, with the people of the content as givers. */
function yearOf(content: Content): SampleYear | undefined {
  const { about, foundation, home } = content;
  const { bills = [], donors, shares, year } = about.money;
  const { given = sumMoney(shares.map(({ amount }) => amount)) } = about.money;
  if (year === undefined || donors === undefined || shares.length === 0) return undefined;
  const names = namesIn(content);
  if (names.last.length === 0) return undefined;
  const campaigns = Object.fromEntries(
    home.campaigns.map(({ goal: most, item, kind: own, months, payee, price, title }, index) => {
      const kind = own ?? shares[index % shares.length]?.label ?? '';
      return [title, { kind, months, most, payee: payee ?? kind, item, price }];
    }),
  );
  const payees = Object.fromEntries(shares.map(({ label, payees: own = [] }) => [label, own]));
  const { cause = foundation.tagline } = about.money;
  const daysOff = daysOffIn(foundation.address.country);
  return { year, donors, given, shares, names, cause, payees, daysOff, campaigns, bills };
}

/** The names of the people on the home page. */
const namesIn = ({ home: { authors, founders, recipients, volunteers } }: Content) =>
  namesOf([...authors, ...recipients, ...volunteers, ...founders].map(({ name }) => name));

const day = 86_400_000;

/** The days between the beginnings of campaigns. */
const daysBetween = 60;

/** The campaigns of the home page. Every second one has an end. People give as much as the About page says. */
function campaignsOf({ about, foundation, home }: Content): SampleCampaign[] {
  const { donors = 0, shares } = about.money;
  const total = sumMoney(shares.map(({ amount }) => amount));
  const each = donors > 0 && total > 0 ? total / donors : 60;
  const random = seededRandom(total);
  return home.campaigns.map(({ collected, description, goal, image_url, title }, index) => ({
    title,
    image_url,
    target_amount: goal,
    amount_raised: collected,
    // Some ask for larger gifts than others.
    no_of_contributors: Math.ceil(collected / (each * (0.5 + random()))),
    started_days_ago: daysBetween * (index + 1),
    ...(index % 2 === 0 && { ended_days_ago: -45 * (1 + (index % 4)) }),
    description: description ?? foundation.tagline,
  }));
}

/** The articles about campaigns, and the milestones of the About page with its picture and those of campaigns in turn. */
function newsOf({ about, foundation, home }: Content, now: number): SampleArticle[] {
  const author = home.founders[0]?.name ?? foundation.name;
  const others = home.campaigns.filter(({ news }) => !news);
  const pictures = [about.picture, ...others.map(({ image_alt: alt, image_url: src }) => ({ alt, src }))];
  const newestFirst = about.history.milestones.filter(({ date }) => date <= dayOf(now)).toReversed();
  const milestones = newestFirst.map(({ article, comments, date, text, title }, index) => {
    const cover = pictures[index % pictures.length] ?? about.picture;
    const age = Math.floor((now - Date.parse(date)) / day);
    const told = { days_ago: age, title, paragraphs: article ?? [text], comments };
    return articleOf(told, { author, cover, tags: about.history.title });
  });
  const ofCampaigns = home.campaigns.flatMap(({ image_alt: alt, image_url: src, news, tag, title }) =>
    news ? [{ ...articleOf(news, { author, cover: { alt, src }, tags: tag }), campaign: title }] : [],
  );
  return [...ofCampaigns, ...milestones].toSorted((one, other) => one.days_ago - other.days_ago);
}

interface Told {
  title: string;
  days_ago: number;
  paragraphs: readonly string[];
  comments?: ReadonlyArray<{ name: string; text: string }> | undefined;
}

const articleOf = (
  { comments = [], days_ago, paragraphs, title }: Told,
  { author, cover, tags }: { author: string; cover: { alt: string; src: string }; tags: string },
): SampleArticle => ({
  title,
  tags,
  cover_image_url: cover.src,
  cover_image_description: cover.alt,
  days_ago,
  detail: paragraphs.map((text) => markup`<p>${text}</p>`.text).join(''),
  author_name: author,
  comments: comments.map((comment, number) => ({
    comentator_name: comment.name,
    comment: comment.text,
    // In the days after the article.
    hours_ago: Math.max(3 + 20 * number, 24 * days_ago - 20 * (comments.length - number)),
  })),
});

/** The success stories of the home page, in their years. */
const updatesOf = ({ home }: Content, now: number): SampleUpdate[] =>
  home.stories.map(({ image_url, name, place, story, year }, index) => ({
    image_url,
    title: name,
    place,
    description: story,
    days_ago: 9 + 30 * index + Math.max(0, Math.ceil((now - Date.UTC(year + 1, 0, 1)) / day)),
  }));

/** The demo donor, with a name of the content, who gave amounts of its own to the campaigns that had begun. */
function donorOf(content: Content): SampleDonor {
  const { foundation, home } = content;
  const { first, last } = namesIn(content);
  const random = seededRandom(foundation.foundedYear);
  const earlier = 0.8 + 0.15 * random();
  return {
    ...sampleDonor,
    first_name: first[0] ?? sampleDonor.first_name,
    last_name: last.at(-1) ?? sampleDonor.last_name,
    joined_campaigns: home.campaigns.slice(0, 1).map(({ title }) => title),
    donations: sampleDonor.donations.map(({ amount_donated: amount, campaign: _english, ...donation }) => {
      const days = Math.ceil(earlier * donation.days_ago);
      const campaign = home.campaigns[Math.floor(days / daysBetween)]?.title;
      return {
        ...donation,
        days_ago: days,
        amount_donated: roundAmount(amount * (0.5 + 0.8 * random())),
        donation_cause: campaign ?? foundation.tagline,
        ...(campaign && { campaign }),
      };
    }),
  };
}
