import swagger from '@fastify/swagger';
import { type Call, calls, foundation } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { onlyLoopback, page } from './dev-page.ts';
import { markup } from './html.ts';

const rows: readonly Call[] = Object.values(calls);

const row = ({ access, method, path, summary }: Call) =>
  markup`<tr>
    <td><code>${method}</code></td>
    <td><code>${path}</code></td>
    <td>${summary}${access === 'donor' ? ' Needs an access token.' : ''}</td>
  </tr>`;

/** `/dev/api`, the table of calls to read on this machine, and `/dev/api/openapi.json`, the same as OpenAPI 3.1. */
export async function callsPage(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${foundation.product}: the calls`, version: '1' },
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/dev/api', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    void reply.type('text/html; charset=utf-8');
    return page(
      `${foundation.product}: the calls`,
      markup`<h1>The calls</h1>
        <p>
          All of them as <a href="/dev/api/openapi.json">OpenAPI 3.1</a>. A refusal is one sentence:
          <code>{ "message": … }</code>, and for a wrong field <code>"fields"</code> with its name.
        </p>
        <table>
          <tbody>
            ${rows.map(row)}
          </tbody>
        </table>`,
    );
  });
  app.get('/dev/api/openapi.json', { onRequest: onlyLoopback, schema: { hide: true } }, () => app.swagger());
}
