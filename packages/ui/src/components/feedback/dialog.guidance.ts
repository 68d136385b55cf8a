import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For a decision without which nothing goes on: delete, leave, sign in again.',
    '`dismissible={false}` only if there is no page to return to, such as after the session has ended.',
  ],
  instead: [
    ['For the outcome of an action', 'Library/Feedback/Notice'],
    ['For a menu on a phone', 'Library/Feedback/Drawer'],
    ['For a task of several steps', 'Library/Motion/SlidingSteps'],
  ],
  content: [
    "The title asks what is to be decided: 'Delete the draft?'.",
    'The description names the consequence in one sentence.',
    "The buttons repeat the verb of the title, 'Delete' and 'Keep it', not 'Yes' and 'No'. The safe choice is always there.",
    'Closing it without a choice does the least: Escape never deletes anything.',
  ],
  parts: {
    title: 'Names the dialog. Usually a question or an action.',
    'close-button': 'Left out if the dialog is not dismissible.',
    description: 'One sentence, which screen readers read with the title.',
    content: 'Text, fields and the actions.',
  },
  keyboard: [
    ['Tab, Shift+Tab', 'moves through the dialog and stays inside'],
    ['Escape', 'closes it unless `dismissible` is false; the focus returns to where it was'],
  ],
  screenReader: 'A dialog with its title as name and the description. The page behind it cannot be reached.',
  wcag: [
    ['1.4.10', 'A long dialog scrolls, so that its end is reachable on a screen of 320 × 256 px.', 'LongText'],
    ['2.1.2', 'Escape and the Close button leave it.', 'Escape'],
    ['2.4.3', 'The focus moves in, stays inside and returns.', 'Keyboard'],
    ['2.4.11', 'The dialog scrolls to the control that has the focus.', 'LongText'],
    ['4.1.2', 'It has a role, a name and a description.', 'Opens'],
  ],
  journeys: ['session', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
