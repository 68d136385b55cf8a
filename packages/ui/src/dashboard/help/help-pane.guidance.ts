import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To explain what the request for help does, above its form.'],
  instead: [['For the form alone', 'Product/Dashboard/Help/HelpForm']],
  content: ['Say what happens next and how long it takes.'],
  parts: {
    explanation: 'What happens with the answers.',
    form: 'The questions, with the way to send the answers.',
  },
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [['1.3.1', 'The next steps are an ordered list.', 'Ready']],
  journeys: ['dashboard'],
};
