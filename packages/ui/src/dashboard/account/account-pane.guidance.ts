import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ["For the donor's details and goal."],
  instead: [
    ['For a list of facts alone', 'Library/Data/FactList'],
    ['To set the goal alone', 'Product/Dashboard/Account/GoalForm'],
  ],
  content: ['Say how to change what cannot be changed here.'],
  parts: {
    initials: 'The first letters of both names. Decorative.',
    name: 'First and last name, after the initials.',
    goal: 'How far the goal of the donor is.',
    'goal-form': 'Sets the goal.',
    details: 'The facts of the account, which cannot be edited here.',
    correct: 'Whom to ask for a correction.',
  },
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [
    ['1.3.1', 'Facts are terms with values.', 'Ready'],
    ['1.4.10', 'Long names wrap.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
