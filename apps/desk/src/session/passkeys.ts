import type { Result } from '@hearthlight/domain';
import { deskAccess as words } from '@hearthlight/words/desk-access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { send, toResult } from '../api/send.ts';
import { setSession } from '../api/session.ts';

const loadBrowser = () => import('@simplewebauthn/browser');

/** Whether this browser can create passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Asks the device for a passkey and opens the session with it. */
export async function signInWithPasskey(): Promise<Result> {
  const started = await send('passkeySignInOptions', { request: {} });
  if (!started.ok) return toResult(started);
  const optionsJSON = started.response.options;
  if (!isRequest(optionsJSON)) return { ok: false };
  const { startAuthentication } = await loadBrowser();
  // The browser rejects when the person cancels, and says no more, so that pages learn nothing about the device.
  const credential = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!credential) return { ok: false, message: words.passkeyCancelled };
  const result = await send('deskSecondFactor', {
    request: { factor: 'passkey', credential: { ...credential } },
  });
  if (result.ok) setSession(result.response);
  return toResult(result);
}

/** The result of adding a factor, with the recovery codes that come with the first one. */
export type AddedFactor = Result & { codes?: readonly string[] | null };

/** Creates a passkey on the device and keeps it. */
export async function addPasskey(label: string): Promise<AddedFactor> {
  const started = await send('startPasskey', { request: {} });
  if (!started.ok) return toResult(started);
  const optionsJSON = started.response.options;
  if (!isCreation(optionsJSON)) return { ok: false };
  const { startRegistration, WebAuthnError } = await loadBrowser();
  try {
    const credential = await startRegistration({ optionsJSON });
    const result = await send('finishPasskey', { request: { label, credential: { ...credential } } });
    return result.ok ? { ok: true, codes: result.response.recovery_codes } : toResult(result);
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { ok: false, message: isKnown ? words.passkeyKnown : words.passkeyCancelled };
  }
}

// The table of calls leaves the browser's own types to the libraries on both sides.
const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON => 'challenge' in options;
const isCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'user' in options;
