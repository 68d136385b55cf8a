import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To explain what a pledge does, above its form.'],
  instead: [['For the form alone', 'Product/Dashboard/Donate/DonationForm']],
  content: ['Three steps, each one sentence.'],
  parts: {
    explanation: 'How to pay, and what happens afterwards.',
    form: 'The donation form, with what was entered before.',
  },
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [['1.3.1', 'Steps are an ordered list; the form has its own heading.', 'Ready']],
  journeys: ['dashboard'],
};
