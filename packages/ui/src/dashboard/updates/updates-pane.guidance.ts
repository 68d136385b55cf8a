import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For all impact updates, the newest one large.'],
  instead: [['For one update', 'Product/Dashboard/Updates/ImpactUpdateCard']],
  content: ['Newest first; those without a date last.'],
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [
    ['1.3.1', 'Each update is an article with a heading.', 'Ready'],
    ['1.4.10', 'Long words wrap.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
