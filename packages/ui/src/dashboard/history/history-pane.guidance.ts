import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For all donations of the donor, or those of a year.'],
  instead: [
    ['For the table alone', 'Product/Dashboard/History/DonationTable'],
    ['For the first three', 'Product/Dashboard/Preview/PreviewPane'],
  ],
  content: ['The totals are those of the rows below.', 'A receipt is named by its number.'],
  parts: {
    'year-and-export': 'The year that is listed, if there are several, and the menu of downloads and printouts.',
    totals: 'Sum and number of the listed donations, and the sums by status.',
    table: 'The donations, 25 at a time.',
  },
  keyboard: [
    ['Enter, Space', 'open and close the menu of downloads; on a choice, start it and close the menu'],
    ['Tab, Shift+Tab', 'move through the open menu; leaving it closes it'],
    ['Escape', 'closes the menu; the focus returns to its button'],
  ],
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [['1.3.1', 'Totals are terms with values; the list is a table.', 'Ready']],
  journeys: ['dashboard'],
};
