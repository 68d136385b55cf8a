import { formats } from '@hearthlight/domain';

/** Returns an amount as it is typed in the current language. */
export const typedAmount = (amount: number): string => String(amount).replace('.', formats().decimal);
