import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For the outcome of an action, beside what caused it, when it happens.',
    '`error` if something failed that people wait for, `success` if something is done that they cannot see, `info` for what they need to know now.',
  ],
  instead: [
    ['For the outcome of a form', 'Library/Forms/FormNotice'],
    ['For a wrong value in one field, the `error` of the field', 'Library/Forms/Field'],
    ['For a decision', 'Library/Feedback/Dialog'],
    ['For the state of a record', 'Library/Feedback/StatusText'],
  ],
  content: [
    'Say what happened, then what to do. One or two sentences.',
    'No blame and no codes. Put a button that helps into `action`.',
    'Never let it disappear by itself: some people read slowly.',
  ],
  parts: {
    icon: 'Tells the tones apart without color.',
    title: 'What happened, in a few words. Optional.',
    message: 'The details, or all that there is to say.',
    action: 'One button or link, where there is a next step.',
  },
  keyboard: [['Tab', 'moves to the action inside; the focus does not move there by itself']],
  screenReader: '`error` interrupts as an alert, the others wait as a status. The icon is skipped.',
  wcag: [
    ['1.4.1', 'The tone is also an icon, not only a color.', 'Matrix'],
    ['1.4.3', 'Text has enough contrast in each tone.', 'Matrix'],
    ['3.3.3', 'A failure comes with a next step.', 'DoOfferTheNextStep'],
    ['4.1.3', 'Errors are alerts, other messages a status.', 'Error'],
  ],
  journeys: ['dashboard-loading', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
