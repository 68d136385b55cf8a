import { expect, test } from 'vitest';

import { byNetwork, clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['2001:db8::ffff:cb00:7107', '2001:db8:0:0'],
  ['::ffff:cb00:7107:9', '0:0:0:0'],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  '203.0.113.7:4711',
  '203.0.113.7:4712',
  ' 203.0.113.7 ',
  '"203.0.113.7"',
  '::FFFF:203.0.113.7',
  '::ffff:cb00:7107',
  '0:0:0:0:0:ffff:cb00:7107',
  '[::ffff:203.0.113.7]:4711',
  '203.0.113.007',
  '0xcb.0.113.7',
  '3405803783',
])('counts %s as 203.0.113.7', (address) => {
  expect(clientNetwork(address)).toBe('203.0.113.7');
});

test.each([
  '[2001:db8:1:2::9]',
  '[2001:db8:1:2::9]:4711',
  '"[2001:DB8:1:2::9]:4711"',
  '2001:0db8:0001:0002:0000:0000:0000:0009',
  '2001:db8:1:2::198.51.100.1',
  '2001:db8:1:2::9%eth0',
])('counts %s as 2001:db8:1:2', (address) => {
  expect(clientNetwork(address)).toBe('2001:db8:1:2');
});

test.each([
  '',
  'unknown',
  '_hidden',
  'user@203.0.113.7',
  '203.0.113.7/x',
  '999.1.1.1',
  ':::',
  'a.b.c',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  '🙂',
])('counts %j as the unknown client', (address) => {
  expect(clientNetwork(address)).toBe('unknown');
});

test('counts an attempt for an IPv4 address, and for the /64, /56 and /48 of an IPv6 address', () => {
  const limit = { name: 'tries', max: 30, seconds: 60 };
  const counted = (address: string) =>
    byNetwork(limit, clientNetwork(address)).map(([{ max }, subject]) => [max, subject]);
  expect(counted('203.0.113.7')).toEqual([[30, '203.0.113.7']]);
  expect(counted('::ffff:203.0.113.7')).toEqual([[30, '203.0.113.7']]);
  expect(counted('2001:db8:1:2ab::9')).toEqual([
    [15, '2001:db8:1:2ab'],
    [23, '2001:db8:1:02/56'],
    [30, '2001:db8:1/48'],
  ]);
  expect(byNetwork(limit, '203.0.113.7', 'ada')).toEqual([[limit, 'ada 203.0.113.7']]);
  expect(byNetwork(limit, '2001:db8:1:2ab', 'ada').map(([, subject]) => subject)).toEqual([
    'ada 2001:db8:1:2ab',
    'ada 2001:db8:1:02/56',
    'ada 2001:db8:1/48',
  ]);
});
