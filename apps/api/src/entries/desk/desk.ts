import { dirname } from 'node:path';

import { type Content, contentDirectory } from '@hearthlight/content';
import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { type DeskActionContext, factsForActions } from '../../actions/action.ts';
import type { Engine } from '../../database/schema.ts';
import { billDeskRoutes } from '../../features/bills/bill-routes.ts';
import { campaignDeskRoutes } from '../../features/campaigns/desk-routes.ts';
import { commentDeskRoutes } from '../../features/comments/desk-routes.ts';
import { donorDeskRoutes } from '../../features/donors/desk-routes.ts';
import { giftDeskRoutes } from '../../features/gifts/gift-desk-routes.ts';
import { importDeskRoutes } from '../../features/imports/desk-routes.ts';
import { mailKinds, pictureUses } from '../../features/index.ts';
import { monthDeskRoutes } from '../../features/ledger/month-routes.ts';
import { newsDeskRoutes } from '../../features/news/desk-routes.ts';
import { operationDeskRoutes } from '../../features/operations/desk-routes.ts';
import { paymentDeskRoutes } from '../../features/payments/payment-routes.ts';
import { pictureDeskRoutes } from '../../features/pictures/desk-routes.ts';
import { receiptDeskRoutes } from '../../features/receipts/receipt-routes.ts';
import { listActivity } from '../../features/staff/activity.ts';
import { deskRoute, uploadLimit } from '../../features/staff/desk-route.ts';
import { type StaffRouteServices, staffRoutes } from '../../features/staff/routes.ts';
import type { StaffSession } from '../../features/staff/staff-sessions.ts';
import { statementDeskRoutes } from '../../features/statements/statement-routes.ts';
import { updateDeskRoutes } from '../../features/updates/desk-routes.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import type { MailTransport } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SiteFiles } from '../../platform/site/files.ts';
import { previewArticle, type PreviewServices } from '../site/preview.ts';
import { deskPages, isDeskHost } from './desk-pages.ts';
import { readHome } from './home.ts';

/** Dependencies of the desk. */
interface DeskDeps extends Omit<StaffRouteServices, 'contextOf' | 'deskOrigin' | 'product'> {
  /** Renders pages of articles for their preview. */
  renderer: PreviewServices['renderer'];
  site: SiteFiles;
  content: Content;
  /** The built desk. */
  deskDirectory: string;
  /** The origin at which the desk is served, if it has its own. */
  deskUrl?: string;
  engine: Engine;
  /** The PostgreSQL server. Without it, the database is the SQLite file beside the pictures. */
  databaseUrl?: string | undefined;
  /** The outbox, if mails are stored instead of sent. */
  outbox?: Outbox;
  picturesDirectory: string;
  /** Sends test mails without the queue. */
  transport: MailTransport;
  /** Returns the site's public URL. */
  publicUrl: () => string;
}

/** The features whose calls need only the desk's own dependencies. */
const features = [
  newsDeskRoutes,
  commentDeskRoutes,
  pictureDeskRoutes,
  campaignDeskRoutes,
  updateDeskRoutes,
  importDeskRoutes,
  billDeskRoutes,
  giftDeskRoutes,
  paymentDeskRoutes,
  receiptDeskRoutes,
  statementDeskRoutes,
  donorDeskRoutes,
  monthDeskRoutes,
];

/** Registers the desk: its pages and calls. With an address of its own, it answers at no other. */
export async function deskRoutes(app: FastifyInstance, deps: DeskDeps): Promise<void> {
  const { content, database, deskUrl, now, picturesDirectory, publicUrl, secret } = deps;
  const { languages, product, timeZone } = content.foundation;
  const folders = { data: dirname(picturesDirectory), content: contentDirectory() };
  const deskOrigin = () => deskUrl ?? publicUrl();
  const contextOf = ({ id: sessionId, staff: { id, name } }: StaffSession): DeskActionContext => ({
    database,
    now,
    actor: name,
    staff: { id, sessionId },
    ...factsForActions(content.foundation),
    folders,
    pictureUses,
    mailing: () => ({ content, kinds: mailKinds, publicUrl: publicUrl(), secret }),
  });
  app.addHook('onRequest', (request, _reply, done) =>
    done(isDeskHost(request, deskUrl) ? undefined : new RefusedCall(404, refusals.notFound)),
  );
  await deskPages(app, deps);
  acceptUploads(app);
  const desk = { ...deps, languages, contextOf, deskOrigin, product };
  staffRoutes(app, desk);
  const hasOutbox = deps.outbox !== undefined;
  const home = { database, hasOutbox, now, timeZone };
  deskRoute(app, desk, deskCalls.deskHome, ({ session }) => readHome(home, session));
  deskRoute(app, desk, deskCalls.previewArticle, ({ params, query }) =>
    previewArticle(desk, params.id, query.language),
  );
  deskRoute(app, desk, deskCalls.activityList, ({ query }) => listActivity(database, query));
  const target = { databaseUrl: deps.databaseUrl, dataDirectory: folders.data };
  operationDeskRoutes(app, { ...desk, dataDirectory: folders.data, hasOutbox, target });
  for (const register of features) register(app, desk);
}

/** Uploads whose bodies are in memory at a time. */
const maxUploads = 4;

/** Passes the bodies of uploads on as they are, a few at a time. Several calls may take the same type of file. */
function acceptUploads(app: FastifyInstance): void {
  let open = 0;
  app.addHook('preParsing', async ({ routeOptions }, reply) => {
    if (routeOptions.bodyLimit !== uploadLimit) return;
    if (open >= maxUploads) throw new RefusedCall(503, words.tooManyFiles);
    open += 1;
    reply.raw.once('close', () => (open -= 1));
  });
  const types = Object.values(deskCalls).flatMap((call): readonly string[] =>
    'upload' in call ? call.upload : [],
  );
  app.addContentTypeParser([...new Set(types)], { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  );
}
