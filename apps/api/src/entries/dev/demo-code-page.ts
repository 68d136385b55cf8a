import type { FastifyInstance } from 'fastify';

import { sampleOwner, sampleOwnerCode } from '../../features/staff/sample.ts';
import { markup } from '../../lib/html.ts';
import { onlyLoopback, page } from './dev-page.ts';

/** Registers `/dev/code`, which stands in for the demo owner's authenticator app, for this machine only. */
export function demoCodePage(app: FastifyInstance, now: () => number): void {
  app.get('/dev/code', { onRequest: onlyLoopback, schema: { hide: true } }, (_request, reply) => {
    const code = sampleOwnerCode(now());
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', refresh: '10', 'x-robots-tag': 'noindex' });
    return reply.send(
      page(
        'Code of the demo owner',
        markup`<h1>${code}</h1>
        <p>The code of the authenticator app of ${sampleOwner.email}. It changes every 30 seconds and works once.</p>`,
      ),
    );
  });
}
