import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a text that a phone reads with its camera: a bank transfer, the secret of an authenticator app.'],
  instead: [['For a text that people copy on the same device', 'Library/Actions/CopyButton']],
  content: [
    'Show the same content as text beside it: a phone cannot read its own screen.',
    'The label says what the code is for.',
  ],
  screenReader: 'A picture with the label as its name.',
  wcag: [
    ['1.1.1', 'It has a text alternative, and its content is beside it as text.', 'Default'],
    ['1.4.11', 'It is black on white in every color scheme.', 'Default'],
  ],
  journeys: [],
  reviewed: '2026-11-25',
};
