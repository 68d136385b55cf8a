import { isUtf8 } from 'node:buffer';
import { resolve } from 'node:path';

import { formatMoney, formats, fromCents, isPictureAddress, parseMoney } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { parse } from 'yaml';
import * as z from 'zod';

import { currencyName } from '../lib/formats.ts';
import { hasCode } from '../lib/has-code.ts';
import { operatorName } from '../lib/operator-name.ts';
import { NotRegularFile, readRegularFile } from '../lib/regular-file.ts';
import { isStorable } from '../lib/storable-text.ts';
import { ActionError } from './action.ts';

const documentParts = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/;

/** A parsed Markdown file. */
export interface Document<T> {
  fields: T;
  body: string;
}

/**
 * Resolves a path as the operator typed it. `npm run` changes to the root of the repository; INIT_CWD is the folder
 * where the command was typed.
 */
export const typedPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/**
 * Returns the end of a sentence about an unreadable file. Names the user, because commands on a server may run as
 * another user than the operator.
 */
export function unreadable(error: unknown): string {
  if (error instanceof NotRegularFile) return 'is not a regular file.';
  return hasCode(error, 'ENOENT') ? 'was not found.' : `cannot be read by the user ${operatorName({})}.`;
}

/**
 * Reads a text file at the path the operator typed. Throws an `ActionError` when it cannot be read or is not UTF-8;
 * another encoding would garble names.
 */
export async function readTyped(file: string): Promise<string> {
  const bytes = await readRegularFile(typedPath(file)).catch((error: unknown) => {
    throw new ActionError(`The file ${file} ${unreadable(error)}`);
  });
  if (!isUtf8(bytes) || bytes.includes(0)) {
    throw new ActionError(`The file ${file} is not text in UTF-8. Save or export it in that encoding.`);
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isStorable(text)) throw new ActionError(`The file ${file} contains U+FFFE or U+FFFF, which are not characters.`);
  return text;
}

/** Reads a Markdown file with front matter. Throws an `ActionError` that names the first problem. */
export async function readDocument<T>(file: string, schema: z.ZodType<T>): Promise<Document<T>> {
  const text = await readTyped(file);
  const [, matter, body = ''] = documentParts.exec(text) ?? [];
  if (matter === undefined) {
    throw new ActionError(`${file} must begin with front matter between two lines of ---.`);
  }
  if (body.trim() === '') throw new ActionError(`${file} has no text below its front matter.`);
  const result = schema.safeParse(parseYaml(matter, file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ActionError(`${file}: ${issue?.path.join('.') || 'the front matter'} ${issue?.message ?? 'is invalid'}.`);
  }
  return { fields: result.data, body: body.trim() };
}

function parseYaml(matter: string, file: string): unknown {
  try {
    return parse(matter);
  } catch {
    throw new ActionError(`The front matter of ${file} is not YAML.`);
  }
}

// Each schema's message completes a sentence that starts with the field's name.

/** The message for unknown or missing front matter. */
export const unknownField = 'has an unknown field or no fields';

/** Text in one line that is not blank. */
const oneLine = z
  .string({ error: 'is missing or is not text' })
  .trim()
  .min(1, 'is empty')
  .refine(isStorable, 'contains an invalid character')
  .regex(/^[^\p{Cc}]*$/u, 'contains a control character');

/** A line of text. */
export const line = oneLine.max(200, 'is longer than 200 characters');

/** The reason of a change of the books, or the cause of a gift. */
export const reason = oneLine.max(deskLimits.reason, `is longer than ${deskLimits.reason} characters`);

/** A picture on this site (`/pictures/well.svg`), on another site (`https://…`) or in a file (`well.jpg`). */
export const picture = line.refine(
  (value) => /^[^/\\:][^:]*$/.test(value) || isPictureAddress(value),
  'must be a file, or begin with / or https://',
);

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date('must be a day such as 2026-11-20');

/** The number of a campaign, as printed by `campaign list`. */
export const campaignId = z.int({ error: 'must be the number of a campaign' }).positive('must be above 0');

/** An amount, as a number or as formatted text. Returns whole cents. */
export const cents = z
  .union([z.number(), z.string()], { error: 'is missing or is not an amount' })
  .transform((amount, context) => {
    const parsed = parseMoney(typeof amount === 'number' ? String(amount) : amount);
    if (parsed === undefined) {
      context.addIssue({
        code: 'custom',
        message: `must be an amount in ${currencyName(formats().currency)} such as 18000 or "${formatMoney(18_000.5)}"`,
      });
      return z.NEVER;
    }
    return parsed;
  });

/** Formats an amount in cents with all its decimals, such as `$1,250.50`. */
export function exactMoney(amount: number): string {
  const { currency, decimals } = formats();
  return fromCents(amount).toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
