import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { deskLimits } from '../desk/rules.ts';
import { searchResult } from './desk-entities.ts';

/** The search of the desk. It is a body, because an address must not contain a name. */
export const searchCalls = {
  /**
   * Returns donors, gifts, bills, articles and campaigns that the role may open and that match, at most five of each.
   */
  deskSearch: {
    method: 'POST',
    path: '/desk/api/search/',
    access: 'staff',
    inMaintenance: true,
    request: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(deskLimits.line)) }),
    response: searchResult,
  },
} as const satisfies Record<string, Call>;
