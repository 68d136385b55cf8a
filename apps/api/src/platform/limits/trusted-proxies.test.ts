import { afterEach, describe, expect, test } from 'vitest';

import { sqlite } from '../../testing/engines.ts';
import { isThrottled } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { createLogger } from '../logger.ts';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  [['loopback'], '127.0.0.9', true],
  [['loopback'], '::1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['10.0.0.0/8'], '10.1.2.3:4711', true],
  [['10.0.0.0/8'], '::ffff:a01:203', true],
  [['10.0.0.0/8'], '11.1.2.3', false],
  [['2001:db8::/32'], '[2001:DB8::7]:443', true],
  [['uniquelocal'], '192.168.1.1', true],
  [['linklocal'], 'fe80::1%eth0', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['::FFFF:203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.007'], '203.0.113.7', true],
  [['loopback'], 'unknown', false],
  [[], '127.0.0.1', false],
])('with %j, trusts %s: %s', (proxies, address, trusted) => {
  expect(trustedProxies(proxies)(address)).toBe(trusted);
});

describe('behind a proxy', () => {
  let context: TestContext;
  afterEach(() => context.close());

  const attempt = async (forwarded: string, remoteAddress = '10.0.0.1') => {
    const response = await context.app.inject({
      method: 'POST',
      url: '/api/signin/',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: 'ada@example.org', password: 'Wrong-pass-1' },
    });
    return isThrottled(response);
  };
  const attempts = async (forwarded: readonly string[]) => {
    const throttled: boolean[] = [];
    for (const text of forwarded) throttled.push(await attempt(text));
    return throttled;
  };

  test.each([
    ['ports', ['203.0.113.7:1', '203.0.113.7:2', '203.0.113.7:3', '203.0.113.7:4', '203.0.113.7']],
    ['notations', ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '"203.0.113.7"', '203.0.113.007']],
    ['nonsense', ['unknown', '_hidden', 'x y', '999.1.1.1', 'a:b:c']],
    [
      'addresses of one network',
      ['[2001:db8::1]:4', '[2001:db8::2]', '2001:db8::3', '2001:DB8::4', '2001:db8:0:0:5::'],
    ],
  ])('counts different %s as one client', async (_, forwarded) => {
    context = await createTestContext(sqlite, { trustProxy: ['10.0.0.0/8'] });
    expect(await attempts([...forwarded, forwarded[0] ?? ''])).toEqual([false, false, false, false, false, true]);
    expect(await attempt('198.51.100.9')).toBe(false);
  });

  test('skips trusted proxies that add a port to their own addresses', async () => {
    context = await createTestContext(sqlite, { trustProxy: ['10.0.0.0/8'] });
    const clients = Array.from({ length: 6 }, (_, at) => `198.51.100.${at}, 10.0.0.2:471${at}`);
    expect(await attempts(clients)).toEqual(Array<boolean>(6).fill(false));
  });

  test('does not trust an unnamed proxy, and warns once', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    context = await createTestContext(sqlite, { trustProxy: ['10.0.0.0/8'], log });
    expect(await attempts(['203.0.113.1', '203.0.113.2'])).toEqual([false, false]);
    expect(lines.join('')).not.toContain('unnamed-proxy');
    for (let at = 0; at < 5; at += 1) expect(await attempt(`203.0.113.${at}`, '192.0.2.1')).toBe(false);
    expect(await attempt('203.0.113.99', '192.0.2.1')).toBe(true);
    const warnings = lines.filter((line) => line.includes('unnamed-proxy'));
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
    expect(lines.join('')).not.toContain('192.0.2.1');
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'warns about the header %s from an unnamed proxy, but not without the header',
    async (name) => {
      const lines: string[] = [];
      const log = createLogger('warn', { write: (line) => lines.push(line) });
      context = await createTestContext(sqlite, { log });
      const read = (headers: Record<string, string>) =>
        context.app.inject({ method: 'GET', url: '/api/latest-news/', headers });
      await read({});
      expect(lines.join('')).not.toContain('unnamed-proxy');
      await read({ [name]: '203.0.113.7' });
      expect(lines.join('')).toContain('unnamed-proxy');
    },
  );

  test('logs once that a network reached the limit of wrong codes', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    context = await createTestContext(sqlite, { log });
    for (let at = 0; at < 33; at += 1) {
      await context.request('verifyPasswordResetCode', { browser: 'x', body: { code: '12345' } });
    }
    const events = lines.filter((line) => line.includes('"event":"wrong-code-limit-reached"'));
    expect(events).toEqual([expect.stringContaining('"limit":"wrong-code-hour"')]);
    expect(lines.join('')).not.toContain('203.0.113.7');
  });
});
