import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Once in each form, directly above its button. It shows what the last submit led to.'],
  instead: [
    ['For a message outside of a form', 'Library/Feedback/Notice'],
    ['For a wrong value in one field, the `error` of the field', 'Library/Forms/Field'],
  ],
  content: [
    'Show the message that the server or the form returns, unchanged.',
    'Say what to do now. If a button helps, put it into `action`.',
    'Leave the message out if every error is already beside its field.',
  ],
  keyboard: [['Tab', 'moves to the action inside, if there is one; the focus stays on the button of the form']],
  screenReader: 'A failure is an alert, a success a status.',
  wcag: [
    ['2.4.3', 'The focus stays on the button.', 'OutsideTheWindow'],
    ['3.3.1', 'The refusal is shown as text.', 'Content'],
    ['3.3.3', 'The message says what to do.', 'DoSayWhatToDo'],
    ['4.1.3', 'The outcome is announced, and scrolls into view.', 'Succeeded'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
