import { expect, test } from 'vitest';

import { root } from '../../../../tooling/prepare.mjs';
import { titlesOf } from './component-facts.ts';
import { tokenUses } from './token-uses.ts';

const uses = tokenUses(root, titlesOf(root));

test.each([
  ['ember', 'Library/Actions/Button', 'in imported classes'],
  ['radius-control', 'Library/Feedback/Notice', 'in its own classes'],
  ['arch-portrait', 'Library/Media/ArchPicture', 'in a value'],
  ['leading-text', 'Library/Feedback/Notice', 'as a part of a text style'],
  ['border-frame', 'Library/Actions/PauseButton', 'as a custom property'],
  ['motion-turn', 'Library/Feedback/Spinner', 'as an animation'],
])('finds %s in %s, %s', (token, title) => {
  expect(uses[token]).toContain(title);
});

test('does not take a longer name for a token', () => {
  expect(uses['sun']).not.toContain('Library/Actions/Button');
  expect(uses['failed']).not.toContain('Library/Data/Stat');
});
