import * as z from 'zod/mini';

import { parseMoney } from './parse-money.ts';

/**
 * The rule of an amount above `least`, in minor units, as people type it. Its value is in whole minor units, so that
 * nobody parses the text again. `sentence` says what is wrong with a text.
 */
export const typedMoney = (sentence: (typed: string) => string, least: () => number = () => 0) =>
  z.pipe(
    z.string({ error: () => sentence('') }).check(z.trim()),
    z.transform((typed, { issues }) => {
      const cents = parseMoney(typed);
      if (cents !== undefined && cents > least()) return cents;
      // Like a failed `refine`, so that the checks of the whole form run too.
      issues.push({ code: 'custom', input: typed, message: sentence(typed), continue: true });
      return z.NEVER;
    }),
  );
