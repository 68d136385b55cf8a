import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkDetails, findAndSendResetCode, resendResetCode, resendSignUpCode, signIn } from './accounts.ts';

const details = {
  firstname: 'Ada',
  lastname: 'Okonkwo',
  email: 'ada@example.org',
  password: 'Lantern-14',
  confirmPassword: 'Lantern-14',
};
const message = 'Too many attempts. You can try again in 15 minutes.';

function respondWith(status: number) {
  const headers = { 'retry-after': '900' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message }), { status, headers }));
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('sending a code again', () => {
  const resends = [
    ['sign-up', 429, () => resendSignUpCode(details)],
    ['recovery', 400, () => resendResetCode({ email: details.email })],
  ] as const;

  it.each(resends)('%s: returns the server’s sentence and the time to wait on a %i', async (_, status, resend) => {
    respondWith(status);
    expect(await resend()).toEqual({ ok: false, message, retryAfter: 900 });
  });

  it.each(resends)('%s: returns no time to wait on a 503', async (_, _status, resend) => {
    respondWith(503);
    expect(await resend()).toEqual({ ok: false, message });
  });

  const firstSteps = [
    ['sign-up', () => checkDetails(details)],
    ['recovery', () => findAndSendResetCode({ email: details.email })],
  ] as const;

  it.each(firstSteps)('step 1 of %s returns the server’s sentence on a 429', async (_, step) => {
    respondWith(429);
    expect(await step()).toEqual({ ok: false, message, retryAfter: 900 });
  });

  it('the sign-in form shows how long to wait', async () => {
    respondWith(401);
    const entry = { email: details.email, password: details.password, remember: false };
    expect(await signIn(entry)).toMatchObject({ ok: false, message });
  });

  it('step 1 of sign-up returns the generic sentence on any other failure (specification §8)', async () => {
    respondWith(503);
    expect(await checkDetails(details)).toEqual({ ok: false, message: sentences.generic });
  });
});
