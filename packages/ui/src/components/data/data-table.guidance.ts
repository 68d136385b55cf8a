import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'To compare records with the same facts: donations, bills, statements.',
    '`lines` if a row fits on two lines of a card, so that a phone shows more records.',
    '`sort` and `onSort` if people look for the largest or the newest. The rows come sorted: from the server, or from `toSorted`.',
    '`page`, `onPage` and `rowCount` if rows are loaded page by page, or if the page is part of the address.',
    '`printAll` where a printed page is a document, such as the history of donations.',
  ],
  instead: [
    ['For things to browse, each with a picture', 'Library/Layout/CardGrid'],
    ['For a single figure', 'Library/Data/Stat'],
  ],
  content: [
    'The caption names the records. It is not visible, so a heading above the table repeats it.',
    'A header is one or two words. Units are in the cells of money, not in the header.',
    '`align: "end"` for numbers; text stays at the start.',
    '`rowHeader` is the fact that tells rows apart, usually the date or the name.',
    '`empty` says what will appear, not that something is missing.',
  ],
  parts: {
    headers: 'Hidden in a narrow container, where each value has its own label.',
    row: 'A card in a narrow container.',
    pagination: 'Shown if there are two pages or more.',
  },
  keyboard: [
    ['Tab', 'moves to headers that sort, to links in cells, then to the buttons of the pages'],
    ['Enter, Space', 'on a header that sorts, reverses the order, or sorts by its column'],
    ['Enter, Space', 'on a page button, shows other rows; the focus stays'],
  ],
  screenReader:
    'A table named by its caption, with headers of columns and rows; a sorted column says in which direction. On a phone it looks like cards and is still announced as a table.',
  wcag: [
    ['1.3.1', 'Headers of columns and rows are marked up.', 'Content'],
    ['1.3.2', 'Cards keep the order of the columns.', 'Mobile'],
    ['1.4.10', 'At 320 px rows become cards, without scrolling sideways.', 'Mobile'],
    ['4.1.3', 'The range of rows is announced when the page changes.', 'Many'],
  ],
  journeys: ['dashboard', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
