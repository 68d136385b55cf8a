import { calls, openBooksFiles } from '@hearthlight/domain';
import { ledgerMonth } from '@hearthlight/domain/ledger';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import type { cachedCompression } from '../../platform/http/compression.ts';
import { sendTagged } from '../../platform/http/etag.ts';
import { sendFileNotFound } from '../../platform/http/not-found.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { findUpload, sendUpload } from '../../platform/uploads/send-upload.ts';
import { scanPath } from '../bills/bill-scan.ts';
import { issueStatement } from '../ledger/issue-statement.ts';
import { ledgerIndex, ledgerText } from '../ledger/public-ledger.ts';
import { openBooksFile } from './open-books-files.ts';
import { readOpenBooks, readPaidBills } from './open-books.ts';
import { publicBooks, publishedScan } from './public-books.ts';

type PublicBooks = Pick<Services, 'booksCache' | 'readDatabase'>;

/** Registers the calls for the books. */
export function booksRoutes(app: FastifyInstance, services: Services): void {
  const { booksCache, database, limits, now, openBooksCache, readDatabase, secret } = services;
  route(app, calls.books, () => publicBooks(readDatabase, services.needsApproval), booksCache);
  const reading = { ...services, database: readDatabase };
  route(app, calls.openBooks, () => readOpenBooks(reading), openBooksCache);
  route(app, calls.paidBills, ({ query }) => readPaidBills(readDatabase, query.after));
  route(app, calls.ledger, () => ledgerIndex(readDatabase), booksCache);
  route(app, calls.statement, async ({ session: { donorId } }) => {
    await limits.count([callLimits.statement, String(donorId)]);
    const signed = { foundation: services.foundation.name, now: now(), secret };
    return { statement: await issueStatement(database, donorId, signed) };
  });
}

/**
 * Registers `/ledger/{month}.json`, the published ledger of a closed month, which never changes, and
 * `/ledger/index.json`, the list of public keys and months. Any site may read them, so that anyone can build a page
 * that checks statements.
 */
export function ledgerRoute(
  app: FastifyInstance,
  { booksCache, readDatabase }: PublicBooks,
  compress: ReturnType<typeof cachedCompression>,
): void {
  app.get<{ Params: { file: string } }>(
    '/ledger/:file',
    { schema: { hide: true }, compress },
    async (request, reply) => {
      const { file } = request.params;
      const cached = await cachedLedger(booksCache, readDatabase, file);
      if (!cached) return sendFileNotFound(reply);
      const isIndex = file === 'index.json';
      void reply.type('application/json; charset=utf-8').headers({
        'access-control-allow-origin': '*',
        'cache-control': isIndex ? 'no-cache' : 'public, max-age=31536000, immutable',
        // Browsers ignore a link's `download` name when pages and calls have different origins.
        'content-disposition': `attachment; filename="ledger-${file}"`,
        'cross-origin-resource-policy': 'cross-origin',
      });
      return sendTagged(request, reply, cached.body, cached.etag);
    },
  );
}

/** Returns a published file, or `undefined` if there is none. Caches existing files only. */
async function cachedLedger(cache: ResponseCache, database: Database, file: string) {
  const month = file.replace(/\.json$/, '');
  const isMonth = file.endsWith('.json') && ledgerMonth.safeParse(month).success;
  const read = async () =>
    isMonth ? ledgerText(database, month) : `${JSON.stringify(await ledgerIndex(database), null, 1)}\n`;
  if (!isMonth && file !== 'index.json') return undefined;
  try {
    return await cache.get(`ledger ${file}`, async () => {
      const text = await read();
      if (text === undefined) throw new RefusedCall(404, refusals.notFound);
      return text;
    });
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return undefined;
    throw error;
  }
}

/** Registers the files of the open books, which any site and program may read. */
export function openBooksRoute(
  app: FastifyInstance,
  { foundation, openBooksCache, publicUrl, readDatabase, ...services }: Services,
): void {
  const reading = { ...services, database: readDatabase, name: foundation.name };
  app.get<{ Params: { file: string } }>('/books/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    if (!openBooksFiles.some((known) => known === file)) return sendFileNotFound(reply);
    const create = async () => (await openBooksFile(reading, file, publicUrl())) ?? '';
    const { body, etag } = await openBooksCache.get(`books ${file}`, create);
    void reply.type(file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8').headers({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${file}"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendTagged(request, reply, body, etag);
  });
}

/**
 * Registers `/bills/{id}`, the scan of a published bill. It is downloaded rather than shown, because a third party's
 * PDF must not run on this origin.
 */
export function billRoute(
  app: FastifyInstance,
  { database, readDatabase, uploads }: Pick<Services, 'database' | 'readDatabase' | 'uploads'>,
): void {
  app.get<{ Params: { id: string } }>('/bills/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const scan = /^[1-9]\d{0,14}$/.test(id) ? await publishedScan(readDatabase, Number(id)) : undefined;
    const stored = { database, readDatabase, uploads };
    const upload = scan === undefined ? undefined : await findUpload(stored, scanPath(scan));
    if (scan === undefined || !upload) return sendFileNotFound(reply);
    const name = `bill-${id}${scan.slice(scan.lastIndexOf('.'))}`;
    void reply.headers({
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    return sendUpload(request, reply, upload);
  });
}
