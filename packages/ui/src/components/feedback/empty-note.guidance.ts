import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['In place of a list that has no entries yet, or none that match a search.'],
  instead: [
    ['While the entries load', 'Library/Feedback/Skeleton'],
    ['If they could not be loaded', 'Library/Feedback/Notice'],
  ],
  content: [
    "The title says that there are none: 'No updates yet', 'Nothing matches'.",
    'One sentence says what will appear, or what else to search for.',
    'At most one next step.',
  ],
  parts: {
    title: 'What is missing, in a few words.',
    explanation: 'What will appear here, and when.',
  },
  screenReader: 'Two paragraphs and a link. It is not announced: it is there when the page opens.',
  wcag: [
    ['1.4.10', 'Long words wrap at 320 px.', 'LongText'],
    ['2.4.4', 'The link says where it leads.', 'WithAction'],
  ],
  journeys: ['dashboard'],
};
