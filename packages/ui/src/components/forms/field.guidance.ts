import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one line of text: a name, an address, a phone number, an e-mail address.'],
  instead: [
    ['For more than one line', 'Library/Forms/TextArea'],
    ['For an amount of money', 'Library/Forms/MoneyField'],
    ['For a password', 'Library/Forms/PasswordField'],
    ['For a code that was sent', 'Library/Forms/CodeField'],
    ['For one of a known list', 'Library/Forms/Select'],
  ],
  content: [
    "The label is a noun that names the value: 'Phone number'. No colon, no asterisk.",
    'The hint says what is expected, before anyone has to guess.',
    'The error says how to fix the value, in the words of the label.',
    'No instruction in the placeholder: it is gone with the first letter.',
    'Set `type` and `autoComplete`, so that phones show the right keyboard and browsers fill in the value.',
    'Show a value that cannot be changed as text, not as a disabled field.',
    'Ask only for what is needed. The few fields that may stay empty have `optional`, and say so in the label.',
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'submits the form'],
  ],
  screenReader:
    "A text field with its label; hint and error are the description. 'Required' unless `optional` is set, 'invalid' with an error.",
  wcag: [
    ['1.3.1', 'Label, hint and error are tied to the field.', 'Invalid'],
    ['1.4.1', 'An error has an icon and a thicker border, not only a color.', 'Matrix'],
    ['2.4.7', 'A ring shows the focus.', 'Matrix'],
    ['3.3.1', 'The error is text, and the field is marked as invalid.', 'Invalid'],
    ['3.3.2', 'The label is always visible; a hint explains the format.', 'WithHint'],
    ['3.3.3', 'The error says how to fix the value.', 'DoSayHowToFixIt'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
