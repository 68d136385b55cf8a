/*
 * `npm run mcp -w .storybook`: serves the documentation of the built Storybook to coding assistants, at
 * http://localhost:6008/mcp.
 */
import { fastify } from 'fastify';

import { answerAssistant } from './mcp-handler.ts';

const app = fastify();
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
app.post<{ Body: string }>('/mcp', ({ body, headers }) => {
  const copied = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return answerAssistant(new Request(`${address}/mcp`, { method: 'POST', headers: copied, body }));
});
const address = await app.listen({ port: 6008 });
console.log(`Coding assistants find the components at ${address}/mcp`);
