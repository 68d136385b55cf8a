import { hash, verify } from '@node-rs/argon2';

import { RefusedCall, refusals } from '../http/refusal.ts';

/** OWASP's parameters for Argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a processor for some 20 ms: more at once would only starve all other calls. */
const mostAtOnce = 2;
const mostWaiting = 20;

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** With no hash (there is no such account) it takes as long as with one, and answers `false`. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

/** Lets two pass and twenty wait; who comes after them is told to come back (503). */
function gate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new RefusedCall(503, refusals.busy, { retryAfter: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Argon2id behind a gate. */
export function argon2Passwords(): Passwords {
  const pass = gate();
  // Of a password that nobody has; made when first needed, at the latest with the first sign-in.
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password) => pass(() => hash(password, parameters)),
    async verify(passwordHash, password) {
      nobodys ??= hash(crypto.randomUUID(), parameters);
      const spare = await nobodys;
      const matches = await pass(() => verify(passwordHash ?? spare, password));
      return passwordHash !== undefined && matches;
    },
  };
}
