import type * as z from 'zod/mini';

import { billsCalls } from '../bills/desk-calls.ts';
import { campaignsCalls } from '../campaigns/desk-calls.ts';
import { commentsCalls } from '../comments/desk-calls.ts';
import { donorCalls } from '../donors/desk-calls.ts';
import { giftCalls } from '../gifts/desk-calls.ts';
import { importsCalls } from '../imports/desk-calls.ts';
import { monthCalls } from '../ledger/desk-calls.ts';
import { newsCalls } from '../news/desk-calls.ts';
import { openBooksCalls } from '../open-books/desk-calls.ts';
import { operationsCalls } from '../operations/desk-calls.ts';
import { paymentCalls } from '../payments/desk-calls.ts';
import { picturesCalls } from '../pictures/desk-calls.ts';
import { receiptCalls } from '../receipts/desk-calls.ts';
import { staffCalls } from '../staff/desk-calls.ts';
import { updatesCalls } from '../updates/desk-calls.ts';
import type { DeskCall } from './desk-call.ts';

export type { DeskAccess, DeskCall } from './desk-call.ts';

/** All calls of the desk, by name. */
export const deskCalls = {
  ...staffCalls,
  ...operationsCalls,
  ...openBooksCalls,
  ...billsCalls,
  ...importsCalls,
  ...newsCalls,
  ...commentsCalls,
  ...campaignsCalls,
  ...updatesCalls,
  ...giftCalls,
  ...donorCalls,
  ...monthCalls,
  ...paymentCalls,
  ...receiptCalls,
  ...picturesCalls,
} as const satisfies Record<string, DeskCall>;

export type DeskCallName = keyof typeof deskCalls;
type Row<Name extends DeskCallName> = (typeof deskCalls)[Name];
/** Request body of a call; `undefined` for a call without one. */
export type DeskRequest<Name extends DeskCallName> =
  Row<Name> extends { request: infer Schema extends z.ZodMiniType } ? z.input<Schema> : undefined;
/** Path parameters of a call; `undefined` for a path without any. */
export type DeskParams<Name extends DeskCallName> =
  Row<Name> extends { params: infer Schema extends z.ZodMiniObject } ? z.output<Schema> : undefined;
/** Parameters after the `?` of a call, all optional; `undefined` for a call without any. */
export type DeskQuery<Name extends DeskCallName> =
  Row<Name> extends { query: infer Schema extends z.ZodMiniObject } ? Partial<z.output<Schema>> : undefined;
/** Headers of a call, all optional; `undefined` for a call without any. */
export type DeskHeaders<Name extends DeskCallName> =
  Row<Name> extends { headers: infer Schema extends z.ZodMiniObject } ? Partial<z.input<Schema>> : undefined;
/** Response body of a call that succeeds. */
export type DeskResponse<Name extends DeskCallName> = z.output<Row<Name>['response']>;

/** Typed so that the schema of a generic name can be used. */
const schemas: { [Name in DeskCallName]: { response: z.ZodMiniType<DeskResponse<Name>> } } = deskCalls;

/** Returns the response of a call; `undefined` for a body that does not match its schema. */
export function parseDeskResponse<Name extends DeskCallName>(
  name: Name,
  body: unknown,
): DeskResponse<Name> | undefined {
  return schemas[name].response.safeParse(body).data;
}
