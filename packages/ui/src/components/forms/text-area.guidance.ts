import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For more than one line of text: a comment, the cause of a donation, a request.',
    '`maxLength` if more is refused, `countTo` if more is only too long.',
  ],
  instead: [['For one line', 'Library/Forms/Field']],
  content: [
    "The label says what to write: 'Request description'. The hint says how much is enough.",
    'Set the limit that the server checks, so that nobody writes in vain.',
  ],
  parts: {
    counter: 'Shown if the length of the text is limited.',
  },
  keyboard: [
    ['Tab', 'moves to the field and leaves it'],
    ['Enter', 'starts a new line'],
  ],
  screenReader:
    'A multi-line text field. The counter is part of the description; the last 20 characters are announced.',
  wcag: [
    ['2.1.2', 'Tab leaves it.', 'Keyboard'],
    ['3.3.1', 'The error is text and part of the description.', 'Invalid'],
    ['3.3.2', 'The counter tells the limit before it is reached.', 'Counter'],
    ['4.1.3', 'The remaining characters are announced near the limit.', 'Counter'],
  ],
  journeys: ['public', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
