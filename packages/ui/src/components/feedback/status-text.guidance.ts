import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the state of a record in a table or a list: a payment, a registration.'],
  instead: [
    ['For the topic of a card', 'Library/Data/Tag'],
    ['For the outcome of an action', 'Library/Feedback/Notice'],
  ],
  content: [
    'One word, as the server sends it, the same word everywhere.',
    '`tone` follows the meaning: `warning` if someone still has to act, `error` if it will not go on by itself.',
    'The colors are the tokens `completed` (success), `pending` (warning), `failed` (error) and `ink-soft` (neutral).',
  ],
  screenReader: 'The word. The dot beside it is skipped.',
  wcag: [
    ['1.4.1', 'The word conveys the state, the color only supports it.', 'Matrix'],
    ['1.4.3', 'Each tone has enough contrast on paper.', 'Matrix'],
    ['1.4.10', 'A long status wraps at 320 px.', 'LongText'],
  ],
  journeys: ['dashboard'],
  reviewed: '2026-11-25',
};
