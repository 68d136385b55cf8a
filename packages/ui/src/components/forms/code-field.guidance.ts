import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a numeric code that was sent to the person, usually five or six digits.'],
  instead: [
    ['For a password', 'Library/Forms/PasswordField'],
    ['For an amount', 'Library/Forms/MoneyField'],
    ['For a number with letters, such as a reference', 'Library/Forms/Field'],
  ],
  content: [
    'Say in the hint to which address the code was sent.',
    'Offer a new code beside it, and say how long the code is valid.',
    'Accept the code as it was mailed: spaces and dashes are removed.',
  ],
  parts: {
    control: 'One input that looks like a cell for each digit.',
  },
  keyboard: [
    ['Digits', 'fill the cells; further digits are ignored'],
    ['Ctrl+V', 'pastes a code, with or without spaces and dashes'],
    ['Arrow keys, Backspace', 'work as in any text field'],
    ['Enter', 'submits the form'],
  ],
  screenReader: 'One text field with its label, hint and error, not one per digit.',
  wcag: [
    ['1.3.5', '`autocomplete="one-time-code"` lets the phone offer the code.', 'SubmitsOnEnter'],
    ['1.4.10', 'The cells get narrower in a narrow container.', 'Narrow'],
    ['3.3.1', 'The error is the description of the field, which gets the focus.', 'Invalid'],
    ['3.3.8', 'The code can be pasted and filled in by the browser.', 'Paste'],
    ['4.1.2', 'A native text field, named by its label.', 'SubmitsOnEnter'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
