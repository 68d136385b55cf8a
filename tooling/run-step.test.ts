import { expect, test } from 'vitest';

import { reasonOf } from './run-step.mjs';

test.each([
  ['npm error ENOSPC: no space left on device, write', /^The disk is full\./],
  ['npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org', /^The package registry cannot/],
  ["npm error EACCES: permission denied, mkdir '/srv/node_modules'", /^You may not write to \/srv\/node_modules\./],
  ['npm error code EACCES\nnpm error path /srv/cache', /^You may not write to \/srv\/cache\./],
])('explains %j', (output, sentence) => {
  expect(reasonOf(output)).toMatch(sentence);
});

test('leaves an unknown failure to its own output', () => {
  expect(reasonOf('SyntaxError: Unexpected token')).toBeUndefined();
});
