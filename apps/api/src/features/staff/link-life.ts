import { day } from '../../lib/clock.ts';

/** Milliseconds for which a link is valid. */
export const linkLife = 3 * day;
