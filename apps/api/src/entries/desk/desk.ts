import { contentDirectory } from '@hearthlight/content';
import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { Feature } from '../../actions/feature.ts';
import type { DeskServices, Services } from '../../actions/services.ts';
import { pictureUsesOf } from '../../features/index.ts';
import { listActivity } from '../../features/staff/activity.ts';
import { admitStaff } from '../../features/staff/admit-staff.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { previewArticle, type PreviewServices } from '../site/preview.ts';
import { deskPages, isDeskHost } from './desk-pages.ts';
import { readHome } from './home.ts';
import { searchDesk } from './search.ts';
import { uploadTurns } from './upload-turns.ts';

/** Services that the desk uses. */
interface DeskSettings extends Services {
  /** Renders pages of articles for their preview. */
  renderer: PreviewServices['renderer'];
  /** The built desk. */
  deskDirectory: string;
  /** The origin at which the desk is served, if it has its own. */
  deskUrl?: string;
}

/** Registers the desk: its pages and calls. With an address of its own, it answers at no other. */
export async function deskRoutes(
  app: FastifyInstance,
  features: readonly Feature[],
  settings: DeskSettings,
): Promise<void> {
  const { database, deskUrl } = settings;
  app.addHook('onRequest', (request, _reply, done) =>
    done(isDeskHost(request, deskUrl) ? undefined : new RefusedCall(404, refusals.notFound)),
  );
  await deskPages(app, settings);
  acceptUploads(app);
  const desk = { ...settings, contextOf: contextsOf(features, settings) };
  admitStaff(app, desk);
  route(app, deskCalls.deskHome, ({ session }) => readHome(features, desk, session.staff));
  route(app, deskCalls.deskSearch, async ({ body, session: { staff } }) => {
    await settings.limits.count([callLimits.deskSearch, String(staff.id)]);
    return searchDesk(features, desk, staff, body.search);
  });
  route(app, deskCalls.activityList, ({ query }) => listActivity(database, query));
  route(app, deskCalls.previewArticle, ({ params, query }) => previewArticle(desk, params.id, query.language));
  for (const { deskRoutes: register } of features) register?.(app, desk);
}

/** Returns a function that returns the context of an action of a signed-in person. */
function contextsOf(features: readonly Feature[], services: Services): DeskServices['contextOf'] {
  const { database, knownPayers, languages, mailing, needsApproval, now, timeZone, uploads } = services;
  const folders = { uploads, content: contentDirectory() };
  const facts = { folders, knownPayers, languages, mailing, needsApproval, timeZone };
  const pictureUses = pictureUsesOf(features);
  return ({ id: sessionId, staff: { id, name } }) => ({
    ...facts,
    database,
    now,
    pictureUses,
    actor: name,
    staff: { id, sessionId },
  });
}

/**
 * Passes the bodies of uploads on as they are, a few at a time. Several calls may take the same type of file. JSON is
 * none.
 */
function acceptUploads(app: FastifyInstance): void {
  const takeTurn = uploadTurns({ open: 4, waiting: 20, wait: 30_000 });
  app.addHook('preParsing', async ({ headers, routeOptions }, reply) => {
    const { upload } = routeOptions.config.call ?? {};
    if (!upload) return;
    const [type = ''] = headers['content-type']?.split(';') ?? [];
    if (!upload.types.includes(type)) throw new RefusedCall(415, upload.wrongType());
    await takeTurn(reply.raw);
  });
  const types = Object.values(deskCalls).flatMap((call): readonly string[] =>
    'upload' in call ? call.upload.types : [],
  );
  app.addContentTypeParser([...new Set(types)], { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
}
