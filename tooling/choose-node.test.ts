import { expect, test } from 'vitest';

import { chooseNode } from './choose-node.mjs';

const debian = { platform: 'linux', arch: 'x64', glibc: '2.36' };
const alpine = { ...debian, glibc: undefined };
const mac = { platform: 'darwin', arch: 'arm64', glibc: undefined };

test.each([
  [debian, 'v20.19.0', 'pinned'],
  [{ ...debian, arch: 'arm64' }, 'v24.0.0', 'pinned'],
  [{ ...debian, arch: 's390x' }, 'v24.2.0', 'system'],
  [alpine, 'v24.2.0', 'system'],
  [mac, 'v26.0.0', 'system'],
])('%j with %s uses the %s Node.js', (machine, version, use) => {
  expect(chooseNode({ ...machine, version })).toEqual({ use });
});

test.each([
  [debian, 'v20.18.3', '20.19 or newer, but this is v20.18.3'],
  [debian, 'v20.9.0', '20.19 or newer, but this is v20.9.0'],
  [alpine, 'v22.18.0', '24 or newer on this system, but this is v22.18.0'],
])('%j with %s is rejected', (machine, version, sentence) => {
  expect(chooseNode({ ...machine, version })).toMatchObject({
    use: 'none',
    sentence: expect.stringContaining(sentence),
  });
});
