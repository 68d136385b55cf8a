import { pathIn, paths } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { unsubscribe as words } from '@hearthlight/words/unsubscribe';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { Html, markup, withTag } from '../../lib/html.ts';
import { digest } from '../../lib/secure-random.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import { inCurrentLanguage } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';

/** Returns the path where a donor unsubscribes, for the token of one mail. */
export const unsubscribeAddress = (token: string): string => `/unsubscribe/${token}`;

/**
 * Registers `/unsubscribe/{token}`. A GET only asks for confirmation, because mail programs open links by themselves. A
 * POST, from the page's button or from RFC 8058's one click, unsubscribes permanently without signing in.
 */
export function unsubscribeRoutes(app: FastifyInstance, deps: Services): void {
  // RFC 8058 posts a form in either encoding. Its content is ignored.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, read) => read(null, undefined));
  const options = { schema: { hide: true } };
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  app.get<{ Params: { token: string } }>('/unsubscribe/:token', options, async (request, reply) => {
    const donor = await donorOf(deps.database, request.params.token);
    void reply.headers(headers).type('text/html; charset=utf-8');
    if (!donor) return reply.code(404).send(page(deps, unknown(deps)));
    const body = () => (donor.updates_refused_at === null ? question(deps) : done());
    return reply.send(pageFor(deps, donor, body));
  });
  app.post<{ Params: { token: string } }>('/unsubscribe/:token', options, async (request, reply) => {
    const donor = await donorOf(deps.database, request.params.token);
    void reply.headers(headers).type('text/html; charset=utf-8');
    if (!donor) return reply.code(404).send(page(deps, unknown(deps)));
    await refuse(deps, donor.id);
    return reply.send(pageFor(deps, donor, done));
  });
}

const done = () => markup`<p>${words.done}</p>`;

/** Renders the page in the language of the donor's mails. */
const pageFor = (deps: Services, donor: { language: string | null }, body: () => Html): string =>
  inDonorLanguage(donor, deps.content.foundation, () => page(deps, body()));

const donorOf = (database: Database, token: string) =>
  database
    .selectFrom('update_mails')
    .innerJoin('donors', 'donors.id', 'update_mails.donor_id')
    .select(['donors.id', 'donors.language', 'donors.updates_refused_at'])
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();

/** Queued updates of the donor are dropped when it is their turn (`isWanted`). */
async function refuse({ database, now }: Services, donorId: number): Promise<void> {
  await database
    .updateTable('donors')
    .set({ updates_refused_at: now() })
    .where('id', '=', donorId)
    .where('updates_refused_at', 'is', null)
    .execute();
}

function unknown({ content }: Services): Html {
  const { brand, foundation } = inCurrentLanguage(content);
  const sentence = withTag(
    words.invalid({ email: foundation.supportEmail }),
    'link',
    (email) =>
      markup`<a href="mailto:${email}" style="color:${brand.values.pine};text-decoration:underline">${email}</a>`,
  );
  return markup`<p>${sentence}</p>`;
}

const question = ({ content }: Services): Html => {
  const { brand, foundation } = inCurrentLanguage(content);
  const { values } = brand;
  return markup`<p style="margin:0 0 24px">${words.question({ name: foundation.name })}</p>
<form method="post">
<button style="min-height:52px;padding:0 24px;border:0;border-radius:26px;background:${values.pine};color:${values.paper};font:inherit;font-weight:bold;cursor:pointer">${words.submit}</button>
</form>`;
};

/** Returns the built site's links to its style sheet and fonts. Empty before the first build. */
const looksOf = ({ shell = '' }: Services['site']): Html =>
  new Html((shell.match(/<link [^>]*(?:rel="stylesheet"|as="font")[^>]*>/g) ?? []).join('\n'));

/** Renders a page in the site's style, readable without scripts and without a built site. */
function page({ content, site }: Services, body: Html): string {
  const { brand, foundation } = inCurrentLanguage(content);
  const { values } = brand;
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title({ product: foundation.product })}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${looksOf(site)}
</head>
<body style="margin:0;background:${values['paper-warm']};color:${values.ink};font:18px/1.55 ${values['font-sans']}">
<main style="max-width:32em;margin:0 auto;padding:24px 20px 48px;overflow-wrap:anywhere">
<p style="margin:0 0 48px"><a href="${pathIn(currentLanguage(), paths.home, foundation.languages)}" style="display:inline-flex;align-items:center;gap:12px;min-height:44px;color:${values.ink};font:600 24px/1.2 ${values['font-display']};text-decoration:none"><img src="/favicon.svg" alt="" width="34" height="34">${foundation.product}</a></p>
<h1 style="margin:0 0 16px;font:560 32px/1.15 ${values['font-display']}">${words.heading}</h1>
${body}
</main>
</body>
</html>
`.text;
}
