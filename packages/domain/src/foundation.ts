/**
 * The foundation that this site is for: the one file in which its name, numbers and addresses stand. Change it,
 * build, and pages, drafts, mails and share cards follow.
 */
export const foundation = {
  name: 'Hearthlight Foundation',
  product: 'Hearthlight',
  tagline: 'Keep a light on for someone tonight',
  description:
    'Hearthlight passes on every dollar: a roof repaired, a school term paid, a well that runs through the dry months. 0% platform charge.',
  foundedYear: 2011,
  phone: '+1 503 555 0142',
  address: {
    street: '14 Lantern Street',
    locality: 'Portland',
    region: 'OR',
    postalCode: '97204',
    country: 'US',
  },
  /** Where help requests and general letters go. */
  supportEmail: 'support@hearthlight.example',
  /** Where donation pledges go. */
  financeEmail: 'finance@hearthlight.example',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/hearthlight.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/hearthlight.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/hearthlight-example' },
  ],
} as const;

export type Foundation = typeof foundation;

/** The postal address on one line. */
export function addressLine({ address }: Pick<Foundation, 'address'>): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
}
