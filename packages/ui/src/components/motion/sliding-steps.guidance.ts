import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the steps of one task that stay on one page, such as address, code and new password.'],
  instead: [
    ['If people link to a step or leave in between, a page for each', 'Library/Actions/Link'],
    ['To show which step this is', 'Library/Layout/Steps'],
    ['For a long form, groups of fields', 'Library/Forms/FieldGroup'],
  ],
  content: [
    'Each step has a heading, which gets the focus.',
    '`data-step-focus` on the field that a person fills in next without reading, such as the code.',
    'A way back that keeps the values.',
  ],
  keyboard: [
    ['Tab', 'moves through the current step only'],
    ['Enter', 'in a field, submits the step; the focus moves to the next one'],
  ],
  screenReader: 'Other steps are inert. The heading or the field of the new step is announced.',
  wcag: [
    ['2.4.3', 'The focus moves to the new step; hidden steps are skipped.', 'BackAndForth'],
    ['2.1.1', 'Tab reaches each control of the step.', 'Keyboard'],
  ],
  journeys: ['accounts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
