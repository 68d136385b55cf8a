import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For an amount that someone types: a pledge, a goal, the amount that is needed.'],
  instead: [
    ['To show an amount', 'Library/Data/Money'],
    ['For any other number', 'Library/Forms/Field'],
    ['For one of a few fixed amounts', 'Library/Forms/RadioCards'],
  ],
  content: [
    "The label says which amount: 'Donation amount'. The field shows the currency of the formats, as Money does: set them once with `setFormats`.",
    'Say in the hint what the minimum is.',
    'Accept what people type: a currency symbol, signs between groups of digits, no cents.',
  ],
  parts: {
    symbol: 'Decorative. Another one may be typed.',
  },
  keyboard: [
    ['Digits, comma, point', 'are kept as typed; phones show the number pad'],
    ['Arrow up, Arrow down', 'do not change the value, unlike in a number field'],
  ],
  screenReader:
    'A text field with its label. The currency symbol is skipped, so the label or the hint names the currency.',
  wcag: [
    ['1.4.10', 'Long labels and amounts fit at 320 px.', 'LongText'],
    ['2.1.1', 'It is an ordinary text field.', 'Keyboard'],
    ['3.3.1', 'The error is text and part of the description.', 'Invalid'],
    ['3.3.2', 'The hint names currency and minimum.', 'Invalid'],
  ],
  journeys: ['mail-drafts', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
