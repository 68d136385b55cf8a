import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

import { isStorable } from '../../lib/storable-text.ts';
import { RefusedCall, refusals } from './refusal.ts';

/**
 * Parses a part of a request. Rules have their own sentences; `error` replaces zod's messages for everything else.
 * Throws a 400 with a sentence per invalid field, also for text that cannot be stored.
 */
export function parsePart<Schema extends z.ZodMiniType>(schema: Schema, part: unknown): z.output<Schema> {
  const result = z.safeParse(schema, part, { error: () => refusals.badField });
  if (!result.success) throw refusalOf(result.error.issues);
  for (const [name, value] of Object.entries(result.data ?? {})) {
    if (hasUnstorable(value))
      throw new RefusedCall(400, refusals.badRequest, { fields: { [name]: refusals.badField } });
  }
  return result.data;
}

const hasUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !isStorable(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorable);

/** Fastify's validator: parses a part of a request with the call's schema. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> = ({ schema }) => {
  return (data) => {
    try {
      return { value: parsePart(schema, data) };
    } catch (error) {
      if (error instanceof RefusedCall) return { error };
      throw error;
    }
  };
};

/** Returns a 400 with one sentence per invalid field. Its message is the first rule's sentence. */
function refusalOf(issues: readonly z.core.$ZodIssue[]): RefusedCall {
  const fields: Record<string, string> = {};
  for (const { message, path } of issues) if (path[0] !== undefined) fields[String(path[0])] ??= message;
  const sentence = Object.values(fields).find((each) => each !== refusals.badField);
  return new RefusedCall(400, sentence ?? refusals.badRequest, Object.keys(fields).length > 0 ? { fields } : {});
}
