import type { FastifyInstance } from 'fastify';

import { RefusedCall, refusals } from './refusal.ts';

/** Levels of arrays and objects in a body. A passkey, the deepest body, has four. */
const maxDepth = 20;

/** Whether JSON has more than `maxDepth` levels. Reads it once, so that no recursion gets to a deeper one. */
export function isTooDeep(json: string): boolean {
  let [depth, isString] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isString = !isString;
    else if (isString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Parses the JSON bodies of all calls as Fastify does. Refuses those with too many levels. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (isTooDeep(body)) parsed(new RefusedCall(400, refusals.badRequest));
    else void parse(request, body, parsed);
  });
}
