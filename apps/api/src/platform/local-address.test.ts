import { expect, test } from 'vitest';

import { isLocalHost, isLocalRequest } from './local-address.ts';

/** A request that a browser or a program of this machine sends. */
const local = {
  headers: { host: 'localhost:8000' },
  httpVersion: '1.1',
  socket: { remoteAddress: '127.0.0.1' },
};

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('a request from %s is local', (remoteAddress) => {
  expect(isLocalRequest({ ...local, socket: { remoteAddress } })).toBe(true);
});

test.each(['10.0.0.2', '192.168.1.5', '2001:db8::1', '::ffff:10.0.0.2', undefined])(
  'a request from %s is not local',
  (remoteAddress) => {
    expect(isLocalRequest({ ...local, socket: { remoteAddress } })).toBe(false);
  },
);

test.each(['localhost', 'LOCALHOST:8000', 'hearthlight.localhost:8000', '127.0.0.1:8000', '[::1]:8000'])(
  'a request to %s is local',
  (host) => {
    expect(isLocalRequest({ ...local, headers: { host } })).toBe(true);
  },
);

test.each([
  undefined,
  '',
  'hearthlight.example',
  'localhost.example',
  '127.0.0.1.example',
  '192.168.1.5:8000',
  '0.0.0.0:8000',
  'localhost, hearthlight.example',
])('a request to %j is not local', (host) => {
  const headers = host === undefined ? {} : { host };
  expect(isLocalRequest({ ...local, headers })).toBe(false);
});

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-original-host',
  'cf-connecting-ip',
  'true-client-ip',
])('a request with the header %s is not local', (name) => {
  expect(isLocalRequest({ ...local, headers: { ...local.headers, [name]: '' } })).toBe(false);
});

test('a request of HTTP/1.0, as nginx sends it by default, is not local', () => {
  expect(isLocalRequest({ ...local, httpVersion: '1.0' })).toBe(false);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.2', false],
  ['hearthlight.example', false],
])('listening on %s is listening on loopback alone: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected);
});
