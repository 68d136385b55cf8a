import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

import { RefusedCall, refusals } from './refusal.ts';

/**
 * Fastify's validator: parses a part of a request with the call's schema. Rules have their own sentences; `error`
 * replaces zod's messages for everything else.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> = ({ schema }) => {
  return (data) => {
    const result = z.safeParse(schema, data, { error: () => refusals.badField });
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues) };
  };
};

/** Returns a 400 with one sentence per invalid field. Its message is the first rule's sentence. */
function refusalOf(issues: readonly z.core.$ZodIssue[]): RefusedCall {
  const fields: Record<string, string> = {};
  for (const { message, path } of issues) if (path[0] !== undefined) fields[String(path[0])] ??= message;
  const sentence = Object.values(fields).find((each) => each !== refusals.badField);
  return new RefusedCall(
    400,
    sentence ?? refusals.badRequest,
    Object.keys(fields).length > 0 ? { fields } : {},
  );
}
