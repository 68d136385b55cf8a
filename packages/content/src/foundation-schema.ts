import type { Foundation, PageDescriptions, SiteLanguages } from '@hearthlight/domain';
import { decimalsOf, isCurrency, isTimeZone } from '@hearthlight/domain/formats-of';
import { languages as known } from '@hearthlight/words/languages';
import * as z from 'zod';

import { bankAccountFields, bankAccountOf } from './bank-account-schema.ts';
import { amount, fields, list, refuseRepeated, someOf, template, text, year } from './building-blocks.ts';
import { fillTemplate } from './fill-template.ts';
import { paymentLinkFields, paymentLinksOf } from './payment-link-schema.ts';

const email = z.email({ error: 'must be an e-mail address such as help@example.org' });

const description = template({ allowed: ['name', 'foundedYear'] });

const tags = known.map(({ tag }) => tag);

const siteLanguages = someOf(
  z.enum(tags, {
    error: ({ input }) => `is ${JSON.stringify(input)}; the interface has the languages ${tags.join(', ')}`,
  }),
)
  .superRefine((languages, context) => refuseRepeated(languages, undefined, context))
  .transform(([first = 'en', ...others]): SiteLanguages => [first, ...others])
  .default(['en']);

/** `foundation.yaml` */
export const foundationSchema = fields({
  languages: siteLanguages,
  name: text,
  product: text,
  tagline: text,
  description: text,
  summary: text,
  foundedYear: year,
  timeZone: text
    .refine(isTimeZone, {
      error: 'must be a time zone such as America/Los_Angeles, Africa/Nairobi or UTC',
    })
    .default('UTC'),
  /**
   * The people who must approve a bill before it is paid or published, and confirm the closing of a month in the desk:
   * a second person, or nobody in a foundation of one.
   */
  billApproval: z
    .enum(['second person', 'nobody'], { error: 'must be "second person" or "nobody"' })
    .default('second person'),
  phone: text.regex(/^\+\d[\d ]{5,}$/, {
    error: 'must be a telephone number with its country code such as "+1 503 555 0142"',
  }),
  address: fields({
    street: text,
    locality: text,
    region: text,
    postalCode: text,
    country: text.regex(/^[A-Z]{2}$/, { error: 'must be the code of a country in two capitals such as US' }),
  }),
  currency: text
    .refine(isCurrency, {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}; it must be the code of a currency (ISO 4217) such as USD, EUR or KES`,
    })
    .default('USD'),
  suggestedAmounts: someOf(amount).optional(),
  currencyNote: text,
  feeNote: text,
  descriptions: fields({
    about: description,
    signUp: description,
    signIn: description,
    resetPassword: description,
    dashboard: description,
    requestHelp: description,
    donateNow: description,
  }),
  supportEmail: email,
  financeEmail: email,
  bankAccount: bankAccountFields.optional(),
  paymentLinks: someOf(paymentLinkFields).optional(),
  /** Names as banks write them. An asterisk at the end stands for any words. */
  paymentProviders: someOf(text).optional(),
  social: list(
    fields({
      name: text,
      address: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
    }).transform(({ name, address }) => ({ name, href: address })),
  ).default([]),
  receipt: fields({
    registration: text.optional(),
    sentences: list(fields({ from: amount.optional(), text })).default([]),
    signature: fields({ name: text, role: text }).optional(),
  }).optional(),
}).transform((facts, context) => ({
  ...facts,
  bankAccount: facts.bankAccount && bankAccountOf(facts.bankAccount, facts, context),
  paymentLinks: facts.paymentLinks && paymentLinksOf(facts.paymentLinks, facts.currency, context),
  language: facts.languages[0],
  suggestedAmounts: facts.suggestedAmounts ?? suggestedAmountsIn(facts.currency),
  descriptions: descriptionsOf(facts),
})) satisfies z.ZodType<Foundation>;

/** A currency without decimals, such as yen, has larger numbers. */
const suggestedAmountsIn = (currency: string) =>
  [25, 50, 100].map((amount) => (decimalsOf(currency) === 0 ? amount * 100 : amount));

type DescribedFacts = Pick<Foundation, 'name' | 'foundedYear'> & { descriptions: PageDescriptions };

function descriptionsOf({ name, foundedYear, descriptions }: DescribedFacts): PageDescriptions {
  const fill = (text: string) => fillTemplate(text, { name, foundedYear: String(foundedYear) });
  return {
    about: fill(descriptions.about),
    signUp: fill(descriptions.signUp),
    signIn: fill(descriptions.signIn),
    resetPassword: fill(descriptions.resetPassword),
    dashboard: fill(descriptions.dashboard),
    requestHelp: fill(descriptions.requestHelp),
    donateNow: fill(descriptions.donateNow),
  };
}
