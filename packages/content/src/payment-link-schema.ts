import { linkPlaceholders, type PaymentLink, type paymentMethods } from '@hearthlight/domain';
import * as z from 'zod';

import { fields, text } from './building-blocks.ts';

/** The names of the payment methods in the folder. */
const methods = {
  card: 'Credit/Debit Card',
  paypal: 'Paypal service',
  bitcoin: 'Bitcoin/Usdt',
} as const satisfies Record<string, (typeof paymentMethods)[number]>;

const known = linkPlaceholders.map((name) => `{${name}}`);

/**
 * The beginning of an address: HTTPS and a name, or this machine for the test provider of the server. A browser takes
 * what stands before "@" for a name, and "\" for "/".
 */
const allowed = /^(?:https:\/\/[^/?#@\\{}\s]+|http:\/\/localhost(?::\d+)?)(?:[/?#]|$)/;

/** Returns what is wrong with an address, if anything is. */
function mistakeIn(address: string): string | undefined {
  const unknown = address.match(/\{[^{}]*\}/g)?.find((found) => !known.includes(found));
  if (unknown !== undefined) return `contains ${unknown}; only ${known.join(', ')} can be filled in`;
  const filled = known.reduce((rest, name) => rest.replaceAll(name, '1'), address);
  const isAddress = allowed.test(address) && URL.canParse(filled);
  if (isAddress && !/[{}\s]/.test(filled)) return undefined;
  return 'must be an address that begins with https:// and the name of a site, such as https://buy.stripe.com/abc?client_reference_id={reference}';
}

/** An entry of `paymentLinks` in `foundation.yaml`. */
export const paymentLinkFields = fields({
  method: z
    .enum(['card', 'paypal', 'bitcoin'], { error: 'must be "card", "paypal" or "bitcoin"' })
    .transform((name) => methods[name]),
  currency: text.optional(),
  address: text.superRefine((address, context) => {
    const message = mistakeIn(address);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
});

/** Returns the links, or adds those whose page takes another currency than that of the foundation. */
export function paymentLinksOf(
  links: readonly z.output<typeof paymentLinkFields>[],
  currency: string,
  context: z.RefinementCtx,
): PaymentLink[] {
  for (const [index, link] of links.entries())
    if (link.currency !== undefined && link.currency !== currency)
      context.addIssue({
        code: 'custom',
        path: ['paymentLinks', index, 'currency'],
        message: `is ${JSON.stringify(link.currency)}; pledges are in ${currency}`,
      });
  return links.map(({ method, address }) => ({ method, address }));
}
