import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Once per page, before everything else. `PageFrame` contains one already.'],
  instead: [['For any other jump within a page', 'Library/Actions/Link']],
  content: ["The text is always 'Skip to content'. Its target is the `main` element, with `tabIndex={-1}`."],
  keyboard: [
    ['Tab', 'as the first key on a page, shows it'],
    ['Enter', 'moves the focus to the content'],
  ],
  screenReader: 'The first link of the page.',
  wcag: [
    ['2.4.1', 'Skips the navigation that all pages repeat.', 'Skips'],
    ['2.4.7', 'It is visible while it has the focus.', 'Keyboard'],
  ],
  journeys: ['dashboard'],
  reviewed: '2026-11-25',
};
