import { type Foundation, formatDateTime, formats } from '@hearthlight/domain';
import { outbox as words } from '@hearthlight/words/outbox';
import type { FastifyInstance } from 'fastify';

import { markup } from '../../lib/html.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import type { Outbox, StoredMail } from '../../platform/mail/outbox.ts';
import { onlyLoopback, page } from './dev-page.ts';

const entry = (mail: StoredMail) =>
  markup`<article>
    <h2>${mail.subject}</h2>
    <p class="soft">
      ${words.to({ address: mail.to })}<br />
      <time datetime="${mail.at}">${formatDateTime(mail.at)} (${formats().timeZoneName})</time>
    </p>
    <pre>${mail.text}</pre>
    <details>
      <summary>${words.asHtml}</summary>
      <iframe sandbox title="${mail.subject}" srcdoc="${mail.html}"></iframe>
    </details>
  </article>`;

/** Registers `/dev/mail`, a page that shows the outbox, and `/dev/mail.json` for tests, for this machine only. */
export function outboxPage(app: FastifyInstance, outbox: Outbox, { product }: Foundation): void {
  app.get('/dev/mail', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    const mails = await outbox.read();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return page(
      words.title({ product }),
      markup`<h1>${words.heading}</h1>
        <p>${words.explanation}</p>
        ${mails.length === 0 ? markup`<p>${words.empty}</p>` : mails.map(entry)}`,
      languageAttributes(),
    );
  });
  app.get('/dev/mail.json', { onRequest: onlyLoopback, schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return outbox.read();
  });
}
