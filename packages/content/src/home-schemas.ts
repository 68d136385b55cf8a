import { formatMoney, type Formats } from '@hearthlight/domain';
import * as z from 'zod';

import {
  describedPictureOf,
  amount,
  day,
  fields,
  list,
  months,
  pictureOf,
  price,
  refuseRepeated,
  someOf,
  template,
  text,
  year,
} from './building-blocks.ts';
import { fillTemplate } from './fill-template.ts';

/** `home.yaml` and the lists of the home page. The page leaves out what has no entries. */
export function homeSchemas(pictures: ReadonlySet<string>, formats: Formats) {
  return {
    home: sectionsSchema(pictures),
    campaigns: campaignsSchema(pictures),
    stories: storiesSchema(pictures),
    recipients: recipientsSchema(pictures, formats),
    volunteers: peopleOf(fields({ name: text, text, picture: pictureOf(pictures), ...volunteerOfSample })),
    quotes: quotesSchema(pictures),
    founders: peopleOf(fields({ name: text, picture: pictureOf(pictures) })),
  };
}

/** The fields of a contributor that only the sample data has. Pages load contributors without them. */
export const volunteerOfSample = {
  /** The gift that the text mentions, for the books. */
  gift: fields({ amount, campaign: text.optional(), monthly: z.boolean().optional() }).optional(),
};

const article = fields({
  title: text,
  days_ago: z.int({ error: 'must be a number of days' }).min(0, { error: 'must not be below 0' }),
  paragraphs: someOf(text),
  comments: list(fields({ name: text, text })).optional(),
});

/** The fields of a campaign that only the sample data has. Pages load campaigns without them. */
export const campaignOfSample = {
  /** The kind of its bills: a share of the About page. */
  kind: text.optional(),
  /** Who is paid. */
  payee: text.optional(),
  /** The goods on its bills, and what one of them costs: bills are for whole ones. */
  item: text.optional(),
  price: price.optional(),
  /** When the payee writes bills. Every month by default. */
  months,
  /** What the campaign says in the database. */
  description: text.optional(),
  /** An article about it. */
  news: article.optional(),
};

function sectionsSchema(pictures: ReadonlySet<string>) {
  const picture = describedPictureOf(pictures).transform(({ file, alt }) => ({ src: file, alt }));
  return fields({
    campaigns: z.enum(['fixed', 'live'], { error: 'must be fixed or live' }).default('fixed'),
    hero: fields({ reach: text, lead: text, picture }),
    statistics: list(fields({ value: text, label: text })),
    howToHelp: fields({ title: text, choose: text, transfer: text, send: text }),
    topStories: fields({ intro: text, empty: text }),
    campaignList: fields({ title: text, intro: text, date: day.optional() }),
    successStories: fields({ intro: text }),
    newsletter: fields({ title: text, text }),
    recentContributors: fields({ intro: text }),
    requestAssistance: fields({ lead: text, steps: someOf(fields({ title: text, text })), picture }),
    secondHero: fields({ title: text, text, button: text, pictures: list(pictureOf(pictures), 5) }),
    joinNow: fields({ title: text, text }),
    fulfillment: fields({ intro: text }),
    foundersSection: fields({ intro: text, invitation: text }),
  }).transform(({ campaigns, ...sections }) => ({ ...sections, liveCampaigns: campaigns === 'live' }));
}

function campaignsSchema(pictures: ReadonlySet<string>) {
  const campaign = fields({
    tag: text,
    ...campaignOfSample,
    title: text,
    goal: amount.gt(0, { error: 'must be above 0' }),
    collected: amount,
    picture: describedPictureOf(pictures),
  });
  return list(campaign).transform((campaigns, context) => {
    const found = campaigns.map(({ picture, ...rest }) => ({ ...rest, ...imageOf(picture) }));
    refuseRepeated(found, 'title', context);
    refuseRepeated(
      campaigns.map(({ picture }) => picture.file),
      undefined,
      context,
    );
    return found;
  });
}

function storiesSchema(pictures: ReadonlySet<string>) {
  const story = fields({ name: text, place: text, year, story: text, picture: describedPictureOf(pictures) });
  return list(story).transform((stories, context) => {
    refuseRepeated(stories, 'name', context);
    return stories.map(({ picture, ...rest }) => ({ ...rest, ...imageOf(picture) }));
  });
}

const imageOf = ({ file, alt }: { file: string; alt: string }) => ({ image_url: file, image_alt: alt });

/** Each message says that the foundation paid an amount, and for what reason (specification §2). */
function recipientsSchema(pictures: ReadonlySet<string>, formats: Formats) {
  const gender = z.enum(['female', 'male'], { error: 'must be female or male' });
  const recipient = fields({
    name: text,
    message: template({ required: ['amount', 'reason'] }),
    amount: amount.gt(0, { error: 'must be above 0' }),
    reason: text,
    gender,
    picture: pictureOf(pictures),
  }).transform(({ amount: paid, reason, message, ...rest }) => ({
    ...rest,
    message: fillTemplate(message, { amount: formatMoney(paid, formats), reason }),
  }));
  return peopleOf(recipient);
}

function quotesSchema(pictures: ReadonlySet<string>) {
  const author = fields({ name: text, place: text, occasion: text, year, picture: pictureOf(pictures) });
  return fields({
    quotes: list(text).superRefine((quotes, context) => refuseRepeated(quotes, undefined, context)),
    authors: peopleOf(author),
  }).superRefine(({ quotes, authors }, context) => {
    if (quotes.length > 0 && authors.length === 0)
      context.addIssue({ code: 'custom', path: ['authors'], message: 'must name someone for the quotes' });
  });
}

/** People with a portrait. No name and no portrait occurs twice in a list. */
export function peopleOf<Person extends { name: string; picture: string }>(person: z.ZodType<Person>) {
  return list(person).transform((people, context) => {
    refuseRepeated(people, 'name', context);
    refuseRepeated(people, 'picture', context);
    return people.map(({ picture, ...rest }) => ({ ...rest, image_url: picture }));
  });
}
