import { billsCalls } from '../bills/desk-calls.ts';
import type { Call, HeadersOf, ParamsOf, QueryOf, RequestOf, ResponseOf } from '../calls/call.ts';
import { campaignsCalls } from '../campaigns/desk-calls.ts';
import { commentsCalls } from '../comments/desk-calls.ts';
import { donorCalls } from '../donors/desk-calls.ts';
import { giftCalls } from '../gifts/desk-calls.ts';
import { importsCalls } from '../imports/desk-calls.ts';
import { monthCalls } from '../ledger/desk-calls.ts';
import { newsCalls } from '../news/desk-calls.ts';
import { occasionCalls } from '../occasions/desk-calls.ts';
import { openBooksCalls } from '../open-books/desk-calls.ts';
import { operationsCalls } from '../operations/desk-calls.ts';
import { paymentCalls } from '../payments/desk-calls.ts';
import { picturesCalls } from '../pictures/desk-calls.ts';
import { planCalls } from '../plans/desk-calls.ts';
import { receiptCalls } from '../receipts/desk-calls.ts';
import { searchCalls } from '../search/desk-calls.ts';
import { staffCalls } from '../staff/desk-calls.ts';
import { updatesCalls } from '../updates/desk-calls.ts';

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
  ...planCalls,
  ...occasionCalls,
  ...receiptCalls,
  ...picturesCalls,
  ...searchCalls,
} as const satisfies Record<string, Call>;

export type DeskCallName = keyof typeof deskCalls;
type Row<Name extends DeskCallName> = (typeof deskCalls)[Name];
export type DeskRequest<Name extends DeskCallName> = RequestOf<Row<Name>>;
export type DeskParams<Name extends DeskCallName> = ParamsOf<Row<Name>>;
export type DeskQuery<Name extends DeskCallName> = QueryOf<Row<Name>>;
export type DeskHeaders<Name extends DeskCallName> = HeadersOf<Row<Name>>;
export type DeskResponse<Name extends DeskCallName> = ResponseOf<Row<Name>>;
