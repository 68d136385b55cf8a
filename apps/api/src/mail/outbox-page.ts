import { formatDateTime, foundation } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import { onlyLoopback, page } from '../http/dev-page.ts';
import { markup } from '../http/html.ts';
import type { KeptLetter, Outbox } from './outbox.ts';

const entry = (letter: KeptLetter) =>
  markup`<article>
    <h2>${letter.subject}</h2>
    <p class="soft">
      To ${letter.to}, <time datetime="${letter.at}">${formatDateTime(letter.at, 'UTC')} UTC</time>
    </p>
    <pre>${letter.text}</pre>
    <details>
      <summary>As HTML</summary>
      <iframe sandbox title="${letter.subject}" srcdoc="${letter.html}"></iframe>
    </details>
  </article>`;

/** `/dev/mail`, the outbox to read on this machine, and `/dev/mail.json`, the same for tests. */
export function outboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/mail', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    const letters = await outbox.read();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return page(
      `${foundation.product}: the outbox`,
      markup`<h1>The outbox</h1>
        <p>
          No mail server is set, so each mail is kept here instead of being sent. Reload the page to see new
          ones.
        </p>
        ${letters.length === 0 ? markup`<p>There is no mail yet.</p>` : letters.map(entry)}`,
    );
  });
  app.get('/dev/mail.json', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return outbox.read();
  });
}
