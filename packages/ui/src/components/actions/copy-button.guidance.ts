import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Directly after a text that people paste elsewhere: a mail draft, an address, a reference number.'],
  instead: [
    ['To pass on the address of a page', 'Library/Actions/ShareButton'],
    ['To save a file', 'Library/Actions/Link'],
  ],
  content: [
    'Show the whole text that it copies, so that people can check it and can select it if the browser refuses.',
    "The messages are fixed: 'Copied.', or how to copy the text by hand.",
  ],
  keyboard: [['Enter, Space', 'copies the text; the focus stays on the button']],
  screenReader: 'A button. A status beside it announces whether the text was copied.',
  wcag: [
    ['3.3.3', 'A refusal by the browser comes with another way to copy.', 'Refused'],
    ['4.1.3', 'The outcome is announced as a status.', 'Copies'],
  ],
  journeys: ['mail-drafts'],
  reviewed: '2026-11-25',
};
