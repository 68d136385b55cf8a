import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For every amount of money that is shown.'],
  instead: [
    ['To enter an amount', 'Library/Forms/MoneyField'],
    ['For other figures', 'Library/Data/Stat'],
  ],
  content: [
    'In the language and the currency of the formats, without decimals for whole amounts. Set them once with `setFormats`.',
    'In a table, aligned to the end; the figures have one width.',
  ],
  screenReader: 'Read as an amount of its currency.',
  wcag: [['1.3.1', 'The amount is text with its currency.', 'Content']],
  journeys: ['public'],
  reviewed: '2026-11-29',
};
