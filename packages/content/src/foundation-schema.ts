import type { Foundation } from '@hearthlight/domain';
import * as z from 'zod';

import { fields, list, text, year } from './building-blocks.ts';

const email = z.email({ error: 'must be an e-mail address such as help@example.org' });

/** `foundation.yaml` */
export const foundationSchema = fields({
  name: text,
  product: text,
  tagline: text,
  description: text,
  summary: text,
  foundedYear: year,
  timeZone: text
    .refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC', {
      error: 'must be a time zone such as America/Los_Angeles, Africa/Nairobi or UTC',
    })
    .default('UTC'),
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
  supportEmail: email,
  financeEmail: email,
  social: list(
    fields({
      name: text,
      address: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
    }).transform(({ name, address }) => ({ name, href: address })),
  ),
}) satisfies z.ZodType<Foundation>;
