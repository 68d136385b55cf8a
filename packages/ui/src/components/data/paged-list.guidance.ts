import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a list that grows without end and is read from its newest entry on.'],
  instead: [
    ['For pages with numbers, to which people return', 'Library/Data/Pagination'],
    ['For rows whose columns are compared', 'Library/Data/DataTable'],
    ['For a list without entries', 'Library/Feedback/EmptyNote'],
  ],
  content: ['The label is the name of the page or of the entries: one or two words.'],
  parts: {
    list: 'The entries that are loaded.',
    'show-more-button': 'Loads the next entries. Left out after the last ones.',
  },
  keyboard: [['Enter, Space', 'loads the next page; the focus stays']],
  screenReader: 'A region with its label as name. That the next page failed to load is announced at once.',
  wcag: [
    ['1.3.1', 'The list is a region with a name.', 'ShowsMore'],
    ['2.4.3', 'The button keeps the focus while it loads.', 'Keyboard'],
    ['4.1.3', 'A failure is an alert.', 'MoreFailed'],
  ],
  journeys: ['desk-books'],
};
