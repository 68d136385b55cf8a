import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Below a list whose rows have an order that people jump in. `DataTable` contains one already.'],
  instead: [
    ['For stories and cards, a button that shows more of them', 'Library/Actions/Button'],
    ['For the steps of a form', 'Library/Layout/Steps'],
  ],
  content: ["`label` names the list as its caption does: 'Pages of Your donations'. All other texts are generated."],
  parts: {
    range: 'The rows that are shown, and how many there are.',
    buttons: 'Previous and next. One without a page is dimmed and does nothing.',
  },
  keyboard: [
    ['Tab', "moves to 'Previous', then to 'Next', also where there is no such page"],
    ['Enter, Space', 'shows the previous or next page; the focus stays'],
  ],
  screenReader: "A navigation named 'Pages of' and the label. The range is a status, announced on each change.",
  wcag: [
    ['2.1.1', 'Both buttons work by keyboard.', 'Keyboard'],
    ['2.4.3', 'On the last page the button keeps the focus.', 'Edge'],
    ['4.1.2', '`aria-disabled` conveys that there is no further page.', 'Edge'],
    ['4.1.3', 'The range of rows is a status.', 'TurnsPages'],
  ],
  journeys: ['dashboard-loading'],
  reviewed: '2026-11-25',
};
