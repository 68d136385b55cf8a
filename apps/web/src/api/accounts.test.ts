import { sentences } from '@hearthlight/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { checkDetails, resendResetCode, resendSignUpCode } from './accounts.ts';

const details = {
  firstname: 'Ada',
  lastname: 'Okonkwo',
  email: 'ada@example.org',
  password: 'Lantern-14',
  confirmPassword: 'Lantern-14',
};
const message = 'That was tried too often; please wait a little and try again.';

function answering(status: number) {
  const headers = { 'retry-after': '900' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message }), { status, headers }));
}

afterEach(() => vi.unstubAllGlobals());

describe('asking for a code once more', () => {
  const asking = [
    ['sign-up', () => resendSignUpCode(details)],
    ['recovery', () => resendResetCode({ email: details.email })],
  ] as const;

  it.each(asking)('%s: too often, says what the server says and how long to wait', async (_, ask) => {
    answering(429);
    expect(await ask()).toEqual({ ok: false, message, retryAfterSeconds: 900 });
  });

  it.each(asking)('%s: a refused mail may be asked for again at once', async (_, ask) => {
    answering(503);
    expect(await ask()).toEqual({ ok: false, message });
  });

  it('says the generic sentence in step 1 of sign-up, as the specification does', async () => {
    answering(429);
    expect(await checkDetails(details)).toEqual({ ok: false, message: sentences.generic });
  });
});
