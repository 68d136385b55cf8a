import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['In a public form that anybody can send without an account.'],
  instead: [['For a field that people fill in', 'Library/Forms/Field']],
  content: ['Read it on submit. If it has a value, tell the sender that the form was sent, and drop it.'],
  screenReader: 'Announces nothing: it is hidden from people, assistive technology and password managers.',
  wcag: [['2.4.3', 'Tab does not reach it.', 'OutOfReach']],
  journeys: [],
};
