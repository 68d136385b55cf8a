import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Below the progress towards the goal, to set or change it. It is open for donors without a goal.'],
  instead: [
    ['For a pledge', 'Product/Dashboard/Donate/DonationForm'],
    ['For the progress', 'Product/Giving/GoalBar'],
  ],
  content: ['Say that a goal is no pledge.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
  journeys: ['dashboard'],
};
