import type { Passwords } from '../actions/services.ts';

/** Wraps `passwords` to count running and queued hashes. */
export function countedPasswords(passwords: Passwords): { passwords: Passwords; countPending: () => number } {
  let pending = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    pending += 1;
    try {
      return await work;
    } finally {
      pending -= 1;
    }
  };
  return {
    passwords: {
      hash: (...args) => counted(passwords.hash(...args)),
      verify: (...args) => counted(passwords.verify(...args)),
    },
    countPending: () => pending,
  };
}
