import type { Statistic } from '@hearthlight/ui';

/** What the foundation states of itself on the home page (`spec §1`). */
export const statistics: readonly Statistic[] = [
  { value: '0%', label: 'platform charge' },
  { value: '$12M+', label: 'donated' },
  { value: '10k+', label: 'donors' },
  { value: '2000+', label: 'success stories' },
];
