import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['As the first pane after signing in: totals, goal, and the first three items of each list.'],
  instead: [['For a whole list, the pane that it belongs to', 'Product/Dashboard/History/HistoryPane']],
  content: [
    'Each list ends with a link to its pane.',
    'Nothing that is empty is left out: it says what will be there.',
  ],
  parts: {
    'totals-and-goal': 'What the donor gave, and how far the goal is.',
    campaigns: 'The first campaigns, with a link to all of them.',
    donations: 'The last donations. Left out for a donor with fewer than two.',
    updates: 'The newest impact updates, with a link to all of them.',
  },
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [
    ['1.3.1', 'Each part has a heading.', 'Ready'],
    ['1.4.10', 'Long names wrap.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
