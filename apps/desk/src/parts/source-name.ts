import type { Words } from '@hearthlight/ui';

/** Returns the name of where a file is from. Banks have the short name that the bookkeeper gave them. */
export function sourceName(words: Words['deskImports'], source: string): string {
  if (source === 'paypal') return 'PayPal';
  if (source === 'stripe') return 'Stripe';
  if (source === 'benevity') return 'Benevity';
  if (source === 'camt') return 'CAMT';
  if (source === 'mt940') return 'MT940';
  return source === 'bank' ? words.bankFile : source;
}
