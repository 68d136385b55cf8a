/** One figure of the testimonial section and what it counts. */
export interface Statistic {
  value: string;
  label: string;
}

/** What the foundation states of itself on the home page (`spec §1`). */
export const statistics: readonly Statistic[] = [
  { value: '0%', label: 'platform charge' },
  { value: '$12M+', label: 'donated' },
  { value: '10k+', label: 'donors' },
  { value: '2000+', label: 'success stories' },
];
