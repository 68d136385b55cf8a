import type { RecoveryProgress, SignUpProgress } from '@hearthlight/ui';

/*
 * What a page of steps keeps in the state of its history entry: a reload, or Back and Forward, find it again, and it ends
 * with the tab. The router keeps its own values in the same state.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSentCode = (value: unknown): value is SignUpProgress['sent'] =>
  isObject(value) &&
  typeof value['to'] === 'string' &&
  typeof value['nextAt'] === 'number' &&
  (value['note'] === undefined || typeof value['note'] === 'string');

/** Whether a value is what sign-up stores. */
export const isSignUpProgress = (value: unknown): value is SignUpProgress =>
  isObject(value) &&
  ['firstname', 'lastname', 'email'].every((name) => typeof value[name] === 'string') &&
  isSentCode(value['sent']);

/** Whether a value is what recovery stores. */
export const isRecoveryProgress = (value: unknown): value is RecoveryProgress =>
  isObject(value) && [0, 1, 2].some((step) => step === value['step']) && isSentCode(value['sent']);

/** Returns what the page stored in this history entry, if `isValid` accepts it. */
export function readSteps<Steps>(isValid: (value: unknown) => value is Steps): Steps | undefined {
  const state: unknown = window.history.state;
  const steps = isObject(state) ? state['steps'] : undefined;
  return isValid(steps) ? steps : undefined;
}

/** Stores it in this history entry, or removes it with `undefined`. Never store a password: browsers write the state to disk. */
export function storeSteps(steps: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isObject(state) ? state : {}), steps }, '');
}
