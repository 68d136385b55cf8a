import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the donations of a donor.'],
  instead: [
    ['For other rows', 'Library/Data/DataTable'],
    ['For campaigns', 'Product/Dashboard/Preview/CampaignTable'],
  ],
  content: ['The status is a word with a sign.', "The date is that of the foundation's time zone."],
  keyboard: [['Tab', 'moves to the pages of the table and to receipts']],
  screenReader: 'A table with column headers, whose rows are named by their date. On a phone it stays a table.',
  wcag: [
    ['1.3.1', 'Headers are connected with their cells.', 'Content'],
    ['1.4.1', 'The status is a word.', 'StatusesStayWhole'],
    ['1.4.10', 'On a phone a donation takes two lines.', 'TwoLinesOnAPhone'],
  ],
  journeys: ['dashboard'],
};
