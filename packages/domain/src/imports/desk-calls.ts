import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, nothing, rowId, withId, withPassword } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import {
  cellCorrection,
  importChoices,
  importEntry,
  importOutcomes,
  importPreview,
  importRow,
  importUpload,
  leftOutEntry,
  readingProposal,
  rowChoices,
  someColumns,
  uploadedImport,
  waitingRow,
} from './desk-entities.ts';

/** The calls of the desk on imports. */
export const importsCalls = {
  importList: {
    method: 'GET',
    path: '/desk/api/imports/',
    access: 'books.read',
    query: z.object({ after }),
    response: z.object({ imports: z.array(importEntry), next }),
  },
  /** Stores an export for a day, until it is imported. Returns what was found out about it. */
  uploadImport: {
    method: 'POST',
    path: '/desk/api/imports/',
    access: 'books.write',
    // The name of a file may be that of a person.
    headers: z.looseObject({ 'x-file-name': z.optional(rules.fileNameHeader) }),
    upload: importUpload,
    response: uploadedImport,
  },
  readUpload: {
    method: 'GET',
    path: '/desk/api/imports/{id}/',
    access: 'books.write',
    params: withId,
    response: uploadedImport,
  },
  /** Reads an uploaded file again with answers to what it leaves open. Stores nothing. */
  answerUpload: {
    method: 'POST',
    path: '/desk/api/imports/{id}/answers/',
    access: 'books.write',
    params: withId,
    /** `page` counts from 0. A page after the last is the last. */
    request: z.object({ columns: someColumns, page: z.optional(z.number().check(z.int(), z.minimum(0))) }),
    response: uploadedImport,
  },
  /** Returns the ways to read an uploaded file that explain a corrected cell. Stores nothing. */
  explainCorrection: {
    method: 'POST',
    path: '/desk/api/imports/{id}/corrections/',
    access: 'books.write',
    params: withId,
    request: z.object({ columns: someColumns, line: z.number(), correction: cellCorrection }),
    response: z.object({ proposals: z.array(readingProposal) }),
  },
  discardUpload: {
    method: 'POST',
    path: '/desk/api/imports/{id}/discard/',
    access: 'books.write',
    params: withId,
    request: nothing,
    response: message,
  },
  previewImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/preview/',
    access: 'books.write',
    params: withId,
    request: importChoices,
    response: importPreview,
  },
  /** Records the gifts of an uploaded file in one transaction. 409 if it was imported meanwhile. */
  runImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/run/',
    access: 'books.write',
    progress: true,
    params: withId,
    request: importChoices,
    response: z.object({
      counts: z.record(z.enum(importOutcomes), z.number()),
      /** The first rows that were refused or left out. They are not stored. */
      unrecorded: z.array(importRow),
      /** The number of thank-you mails that were queued. */
      thanked: z.number(),
      gross: z.number(),
      returned: z.number(),
      fees: z.number(),
    }),
  },
  waitingRows: {
    method: 'GET',
    path: '/desk/api/imports/rows/',
    access: 'books.write',
    response: z.object({ rows: z.array(waitingRow), count: z.number() }),
  },
  /** Records rows that wait or leaves them out, those of each file as an import. 409 if nothing is left to decide. */
  decideRows: {
    method: 'POST',
    path: '/desk/api/imports/rows/',
    access: 'books.write',
    request: rowChoices,
    response: z.object({ imports: z.array(z.number()) }),
  },
  /** Undoes `decideRows`: the rows wait again. 409 if that was undone already, or changed since. */
  reopenRows: {
    method: 'POST',
    path: '/desk/api/imports/rows/reopen/',
    access: 'books.write',
    request: z.object({ imports: z.array(rowId) }),
    response: nothing,
  },
  leftOutList: {
    method: 'GET',
    path: '/desk/api/imports/left-out/',
    access: 'books.write',
    response: z.object({ entries: z.array(leftOutEntry) }),
  },
  /** Leaves out the payments of a payer or of a payment provider no longer. */
  askAgain: {
    method: 'POST',
    path: '/desk/api/imports/left-out/ask/',
    access: 'books.write',
    request: z.pick(leftOutEntry, { kind: true, name: true }),
    /** The imports that left them out, to undo it. */
    response: z.object({ imports: z.array(z.number()) }),
  },
  /** Undoes `askAgain`: the payments are left out again. 409 if one of a payer was recorded since. */
  leaveOutAgain: {
    method: 'POST',
    path: '/desk/api/imports/left-out/leave/',
    access: 'books.write',
    request: z.extend(z.pick(leftOutEntry, { kind: true, name: true }), { imports: z.array(rowId) }),
    response: nothing,
  },
  /** Removes the gifts of an import and restores those that it changed. 409 if a month was closed. */
  undoImport: {
    method: 'POST',
    path: '/desk/api/imports/{id}/undo/',
    access: 'books.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
} as const satisfies Record<string, Call>;
