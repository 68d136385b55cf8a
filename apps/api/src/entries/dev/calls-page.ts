import swagger from '@fastify/swagger';
import { type Call, calls, type Foundation } from '@hearthlight/domain';
import { summaryOf } from '@hearthlight/domain/call-summaries';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { markup } from '../../lib/html.ts';
import { onlyLoopback, page } from './dev-page.ts';

const rows: readonly Call[] = Object.values(calls);

const row = (call: Call) => {
  const { access, method, path } = call;
  return markup`<tr>
    <td><code>${method}</code></td>
    <td><code>${path}</code></td>
    <td>${summaryOf(call)}${access === 'donor' ? ' Requires an access token.' : ''}</td>
  </tr>`;
};

/** Registers `/dev/api`, a page that lists all calls, and `/dev/api/openapi.json`, for this machine only. */
export async function callsPage(app: FastifyInstance, { product }: Foundation): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${product} API`, version: '1' },
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/dev/api', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    void reply.type('text/html; charset=utf-8');
    return page(
      `${product} API`,
      markup`<h1>API</h1>
        <p>
          Also available as <a href="/dev/api/openapi.json">OpenAPI 3.1</a>. A refused call returns one sentence,
          <code>{ "message": … }</code>, and <code>"fields"</code> with a sentence for each invalid field.
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
