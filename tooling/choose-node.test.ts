import { expect, test } from 'vitest';

import { chooseNode } from './choose-node.mjs';

test.each([
  ['Debian', { platform: 'linux', arch: 'x64', glibc: '2.36', version: 'v20.19.0' }, 'pinned'],
  ['Debian on ARM', { platform: 'linux', arch: 'arm64', glibc: '2.36', version: 'v24.0.0' }, 'pinned'],
  ['Alpine', { platform: 'linux', arch: 'x64', glibc: undefined, version: 'v24.2.0' }, 'system'],
  [
    'Linux with an old C library',
    { platform: 'linux', arch: 'x64', glibc: '2.17', version: 'v24.2.0' },
    'system',
  ],
  [
    'Linux on another processor',
    { platform: 'linux', arch: 's390x', glibc: '2.36', version: 'v24.2.0' },
    'system',
  ],
  ['macOS', { platform: 'darwin', arch: 'arm64', glibc: undefined, version: 'v26.0.0' }, 'system'],
  ['Windows', { platform: 'win32', arch: 'x64', glibc: undefined, version: 'v24.0.0' }, 'system'],
])('on %s with %j uses the %s Node.js', (_, machine, use) => {
  expect(chooseNode(machine)).toEqual({ use });
});

test.each([
  ['Debian', { platform: 'linux', arch: 'x64', glibc: '2.36', version: 'v20.18.3' }, '20.19', 'v20.18.3'],
  ['Alpine', { platform: 'linux', arch: 'x64', glibc: undefined, version: 'v22.18.0' }, '24', 'v22.18.0'],
  ['macOS', { platform: 'darwin', arch: 'arm64', glibc: undefined, version: 'v22.18.0' }, '24', 'v22.18.0'],
  ['Windows', { platform: 'win32', arch: 'x64', glibc: undefined, version: 'v20.19.0' }, '24', 'v20.19.0'],
])('on %s with %j says in one sentence what is missing', (_, machine, needed, found) => {
  const choice = chooseNode(machine);
  expect(choice).toEqual({ use: 'none', sentence: expect.stringContaining(`Node.js ${needed} or newer`) });
  expect(choice).toEqual({ use: 'none', sentence: expect.stringContaining(`this is ${found}`) });
});
