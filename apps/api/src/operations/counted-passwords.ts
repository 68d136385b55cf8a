import type { Passwords } from '../accounts/passwords.ts';

/** Returns the same passwords, and a function that counts the hashes that run or wait for their turn. */
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
