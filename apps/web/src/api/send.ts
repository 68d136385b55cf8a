import { type CallOptions, makeCall } from '@hearthlight/client';
import { type Call, type CallFailure, refusal } from '@hearthlight/domain/call';
import { type CallName, type CallResponse, calls, totalCountHeader } from '@hearthlight/domain/calls';
import type * as z from 'zod/mini';

import { expireSession, getSession, tokenOf } from '../session/session.ts';
import { backendOrigin, callTimeout } from './backend.ts';

export type CallResult<Name extends CallName> = CallSuccess<Name> | CallFailure;

/** A usable response. */
export interface CallSuccess<Name extends CallName> {
  ok: true;
  response: CallResponse<Name>;
  /** How many entries the whole list has, where the response carries one page of it. */
  total?: number;
}

export type SendOptions<Name extends CallName> = CallOptions<(typeof calls)[Name]> & {
  /** Overrides the session's token; used to sign out after the session is closed. */
  token?: string;
};

/** Typed so that the schema of a generic name can be used. */
const rows: { [Name in CallName]: Call & { response: z.ZodMiniType<CallResponse<Name>> } } = calls;

/**
 * Makes one of the calls of specification §7, in the session of the donor where it needs one. Never throws. A 401 on
 * such a call ends the session.
 */
export async function send<Name extends CallName>(
  name: Name,
  { token = tokenOf(getSession()), ...options }: SendOptions<Name>,
): Promise<CallResult<Name>> {
  const row = rows[name];
  const isOfDonor = row.access === 'donor';
  if (isOfDonor && token === '') return { ok: false, status: 401 };
  const result = await makeCall(row, options, {
    origin: backendOrigin,
    timeout: callTimeout,
    headers: isOfDonor ? { Authorization: `Bearer ${token}` } : undefined,
  });
  if (!result.ok) {
    const { body, ...failure } = result;
    if (failure.status === 401 && isOfDonor) expireSession(token);
    return { ...failure, ...refusal.safeParse(body).data };
  }
  const { headers, response } = result;
  const total = Number(headers.get(totalCountHeader) ?? Number.NaN);
  return { ok: true, response, ...(Number.isInteger(total) && { total }) };
}
