import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { fromCents, parseMoney } from '@hearthlight/domain';
import { parse } from 'yaml';
import * as z from 'zod';

import { AdminError } from './command.ts';

const frontMatter = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/;

/** What a file must hold: its front matter by `schema`, and below it a text. */
export interface Document<T> {
  fields: T;
  body: string;
}

/** Reads a Markdown file with front matter; throws an `AdminError` that says what is missing or wrong in it. */
export async function readDocument<T>(file: string | undefined, schema: z.ZodType<T>): Promise<Document<T>> {
  // `npm run` moves to the root of the repository and leaves in INIT_CWD where the command was typed.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const text = await readFile(resolve(folder, file ?? ''), 'utf8').catch(() => {
    throw new AdminError(`The file ${file ?? ''} cannot be read.`);
  });
  const [, matter, body = ''] = frontMatter.exec(text) ?? [];
  if (matter === undefined)
    throw new AdminError(`${file ?? ''} must begin with front matter between two lines of ---.`);
  if (body.trim() === '') throw new AdminError(`${file ?? ''} has no text below its front matter.`);
  const result = schema.safeParse(parsed(matter, file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new AdminError(
      `${file ?? ''}: ${issue?.path.join('.') || 'the front matter'} ${issue?.message ?? 'is wrong'}.`,
    );
  }
  return { fields: result.data, body: body.trim() };
}

function parsed(matter: string, file: string | undefined): unknown {
  try {
    return parse(matter);
  } catch {
    throw new AdminError(`The front matter of ${file ?? ''} is not YAML.`);
  }
}

/** A line of text. Messages are the end of the sentence that begins with the field's name. */
export const line = z
  .string({ error: 'is missing or is not text' })
  .trim()
  .min(1, 'is empty')
  .max(200, 'is longer than 200 characters')
  .regex(/^[^\p{Cc}]*$/u, 'has a character in it that cannot be shown');

/** A picture of this site (`/pictures/well.svg`) or of another (`https://…`). */
export const picture = line.regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, 'must begin with / or https://');

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date('must be a day such as 2026-11-20');

/** A sum in US dollars, written as a number or as people write it; whole cents come out. */
export const cents = z
  .union([z.number(), z.string()], { error: 'is missing or is no sum' })
  .transform((sum, context) => {
    const typed = typeof sum === 'number' ? String(sum) : sum;
    const parsedCents = parseMoney(typed);
    if (parsedCents === undefined) {
      context.addIssue({ code: 'custom', message: 'must be a sum of dollars such as 18000 or "$18,000.50"' });
      return z.NEVER;
    }
    return parsedCents;
  });

/** A sum of cents for a list. */
export const dollars = (sum: number) =>
  fromCents(sum).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
