import type { Call } from '../calls/call.ts';
import { deskMoney } from './desk-entities.ts';

/** The calls of the desk on the open books. */
export const openBooksCalls = {
  deskMoney: {
    method: 'GET',
    path: '/desk/api/money/',
    access: 'books.read',
    response: deskMoney,
  },
} as const satisfies Record<string, Call>;
