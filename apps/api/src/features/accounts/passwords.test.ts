import { expect, test, vi } from 'vitest';

import { argon2Passwords } from './passwords.ts';

const password = 'Lantern-7-light';

test('two networks with many sign-ins do not block others from the queue', async () => {
  const passwords = argon2Passwords();
  const flood = Array.from({ length: 40 }, (_, at) =>
    passwords.hash(password, `192.0.2.${at % 2}`).catch(() => undefined),
  );
  const order: string[] = [];
  const victims = Array.from({ length: 12 }, async (_, at) => {
    await passwords.hash(password, `198.51.100.${at}`);
    order.push('victim');
  });
  const attackers = flood.map(async (task) => (await task) !== undefined && order.push('attacker'));
  const outcomes = await Promise.allSettled(victims);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  await Promise.all(attackers);
  // Networks take turns, so victims do not wait for all tasks of the attackers. One victim may be late because of a
  // slow thread.
  const lastButOne = order.lastIndexOf('victim', order.lastIndexOf('victim') - 1);
  expect(lastButOne).toBeLessThan(order.lastIndexOf('attacker'));
});

test('queues at most twenty tasks across all networks', async () => {
  const passwords = argon2Passwords();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => passwords.hash(password, `198.51.100.${at}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
});

test('verifies again after the library ran out of memory once', async () => {
  vi.resetModules();
  vi.doMock(import('@node-rs/argon2'), async (original) => {
    const argon2 = await original();
    const hash = vi.fn<typeof argon2.hash>(argon2.hash);
    return { ...argon2, hash: hash.mockRejectedValueOnce(new Error('out of memory')) };
  });
  const { argon2Passwords: failingOnce } = await import('./passwords.ts');
  const passwords = failingOnce();
  await expect(passwords.verify(undefined, password)).rejects.toThrow('out of memory');
  expect(await passwords.verify(undefined, password)).toBe(false);
  vi.doUnmock(import('@node-rs/argon2'));
});
