import { type DonorPlan, formatMoney } from '@hearthlight/domain';

import type { Words } from '../../words/words-provider.tsx';

/** Returns what a standing order pays how often, such as '$20 every month'. */
export const planName = (words: Words['plans'], { amount, rhythm }: Pick<DonorPlan, 'amount' | 'rhythm'>): string =>
  words[rhythm]({ amount: formatMoney(amount) });
