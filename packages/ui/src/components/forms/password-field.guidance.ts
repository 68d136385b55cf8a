import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a password, new or current. `autoComplete` tells the password manager which.'],
  instead: [
    ['For a code that was sent', 'Library/Forms/CodeField'],
    ['For other text', 'Library/Forms/Field'],
  ],
  content: [
    "The label is 'Password'; for a new one, a second field 'Confirm password' follows.",
    'State all rules in the hint, before anyone types.',
    'Never block pasting.',
  ],
  parts: {
    'show-button': 'Shows the password, and hides it again.',
  },
  keyboard: [
    ['Tab', 'moves to the field, then to the button that shows the password'],
    ['Space', 'on the button, shows and hides the password'],
    ['Enter', 'in the field, submits the form'],
  ],
  screenReader: "A protected text field. The toggle button is named 'Show password'; its state is 'pressed'.",
  wcag: [
    ['1.3.5', '`autocomplete` names the kind of password.', 'Content'],
    ['2.1.1', 'Field and button work by keyboard.', 'Keyboard'],
    ['3.3.1', 'The error is text and part of the description.', 'Invalid'],
    ['3.3.8', 'Password managers fill it in, and the password can be shown.', 'ShowAndHide'],
    ['4.1.2', 'The name of the toggle stays, `aria-pressed` conveys its state.', 'ShowAndHide'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
