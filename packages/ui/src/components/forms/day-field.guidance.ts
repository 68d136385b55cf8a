import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a day that someone knows or looks up in a calendar: a first day, the day of a payment.'],
  instead: [
    ['For one of a few known days', 'Library/Forms/Select'],
    ['For a year or a month alone', 'Library/Forms/Field'],
  ],
  content: [
    "The label says which day: 'Last day'.",
    'No format in the hint: the browser shows that of the reader’s language.',
    '`min` and `max` if a day cannot be outside of them; the error says why.',
  ],
  parts: {
    control: "The browser's own calendar.",
  },
  keyboard: [
    ['Digits', 'fill in day, month and year'],
    ['Arrow up, Arrow down', 'change the part that has the focus'],
  ],
  screenReader: 'The browser’s own field for a date, with its label, hint and error.',
  wcag: [
    ['3.3.1', 'The error is text and part of the description.', 'Invalid'],
    ['3.3.2', 'The hint says what an empty field means.', 'Default'],
  ],
  journeys: ['desk-updates'],
};
