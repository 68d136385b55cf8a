import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'To start an action on this page: submit a form, retry, open a dialog.',
    '`primary` for the one action that the screen exists for, `secondary` for alternatives to it, `quiet` for what few people need.',
    '`danger` to confirm, in a dialog, that something is deleted for good.',
    '`pending` from the click until the outcome is known, so that a second click does nothing.',
  ],
  instead: [
    [
      'To go to another address, even if it looks like a button; in an app without `LinkProvider`, `asChild` with the link of its router',
      'Library/Actions/Link',
    ],
    ['To close a dialog or drawer from its corner', 'Library/Actions/CloseButton'],
    ['To load content again that failed to load', 'Library/Actions/RetryButton'],
    ['To copy a text', 'Library/Actions/CopyButton'],
  ],
  content: [
    "Begin with the verb of the action, in two or three words: 'Send the code', not 'OK'.",
    'Use the same words as the heading or question that it answers.',
    'No full stop, no exclamation mark, and no icon in place of words.',
    'Prefer an enabled button that explains what is missing to a `disabled` one, which explains nothing.',
  ],
  keyboard: [
    ['Tab', 'moves to the button, also while it is pending'],
    ['Enter, Space', 'activates it; while it is pending, nothing happens'],
  ],
  screenReader: "A button named by its text. When it becomes pending, 'Loading' is announced once; the name stays.",
  wcag: [
    ['1.4.11', 'Frame and focus ring have at least 3:1 on light and dark ground.', 'Matrix'],
    ['2.1.1', 'Enter and Space activate it.', 'Keyboard'],
    ['2.4.7', 'A ring with a gap shows the focus in every variant.', 'Matrix'],
    ['2.5.3', 'The visible text is the name, also while the spinner covers it.', 'Pending'],
    ['4.1.2', '`aria-disabled` conveys that it is unavailable, and it keeps the focus.', 'AriaDisabled'],
    ['4.1.3', 'The pending state is announced without moving the focus.', 'Pending'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
