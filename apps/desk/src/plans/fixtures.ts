import type { Plan } from '@hearthlight/domain/desk';
import { aDonorPlan } from '@hearthlight/domain/fixtures';

/** A standing order of Ada with a payment that did not come. */
export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  ...aDonorPlan(),
  id: 7,
  first: '2026-09-01',
  last: null,
  missing_since: null,
  gift: { id: 4107, giver: { donor_id: 56, name: 'Ada François', email: 'ada@example.org' } },
  version: 2,
  ...changes,
});

/** A standing order that was not paid twice in a row, of somebody with a long name. */
export const aPausedPlan = aPlan({
  id: 8,
  state: 'paused',
  rhythm: 'quarterly',
  amount: 1250.5,
  missing_since: '2026-06-01',
  gift: {
    id: 4108,
    giver: {
      donor_id: null,
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
      email: null,
    },
  },
});
