import * as z from 'zod';

import {
  amount,
  day,
  describedPictureOf,
  fields,
  list,
  months,
  pictureOf,
  price,
  someOf,
  text,
  year,
} from './building-blocks.ts';
import { peopleOf } from './home-schemas.ts';

/** The fields of the year's money that only the books of the sample data have. The page loads it without them. */
export const moneyOfSample = {
  /** What was given in the year. The sum of the shares by default. */
  given: amount.optional(),
  /** What gifts without a campaign are for. The tagline by default. */
  cause: text.optional(),
  /** The bills that texts mention. */
  bills: list(
    fields({ payee: text, kind: text, item: text.optional(), price: price.optional(), amount, date: day }),
  ).optional(),
};

/** The fields of a share that only the books of the sample data have. The page loads shares without them. */
export const shareOfSample = {
  payees: list(fields({ name: text, item: text, price: price.optional(), months })).optional(),
};

/** The fields of a milestone that only the sample data has. The page loads milestones without them. */
export const milestoneOfSample = {
  /** The article that the sample data makes from it. The text by default. */
  article: list(text).optional(),
  /** The comments on the article that the sample data makes from it. */
  comments: list(fields({ name: text, text })).optional(),
};

/** `about.yaml` */
export function aboutSchema(pictures: ReadonlySet<string>) {
  const picture = describedPictureOf(pictures).transform(({ file, alt }) => ({ src: file, alt }));
  const person = fields({ name: text, role: text, text, picture: pictureOf(pictures) });
  return fields({
    title: text,
    lead: text,
    picture,
    mission: fields({ title: text, paragraphs: someOf(text), promise: list(text), picture }),
    money: fields({
      title: text,
      intro: text,
      caption: text,
      shares: list(fields({ label: text, amount, ...shareOfSample })),
      year: year.optional(),
      ...moneyOfSample,
      donors: z.int({ error: 'must be a number of people' }).min(1, { error: 'must be above 0' }).optional(),
      zero: fields({ figure: text, title: text, paragraphs: someOf(text) }),
    }),
    history: fields({ title: text, intro: text, milestones: milestonesSchema }),
    people: fields({ title: text, intro: text, people: peopleOf(person) }),
    contact: fields({ title: text, intro: text, hours: text }),
  });
}

const milestone = fields({ date: day, title: text, text, ...milestoneOfSample });

const milestonesSchema = list(milestone).superRefine((milestones, context) => {
  for (const [index, { date }] of milestones.entries()) {
    const before = milestones[index - 1];
    if (before && date <= before.date)
      context.addIssue({
        code: 'custom',
        path: [index, 'date'],
        message: `must be later than ${before.date}`,
      });
  }
});
