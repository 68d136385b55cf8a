import { isOnClock } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { translationHandlers } from '../translations/desk-translations.ts';
import { brokenLinks } from './broken-links.ts';
import {
  createArticle,
  listArticles,
  openComments,
  publishRevision,
  readArticle,
  removeArticle,
  restoreRevision,
  saveArticle,
  unpublishArticle,
} from './edit-article.ts';
import { openArticle } from './open-articles.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { newsTranslations } from './translations.ts';

/** Registers the desk's calls for news. */
export function newsDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database, now } = desk;
  route(app, deskCalls.articleList, ({ query }) => listArticles(database, now(), query));
  route(app, deskCalls.readArticle, ({ params }) => readArticle(database, params.id, now()));
  route(app, deskCalls.createArticle, ({ body, session }) => createArticle(contextOf(session), body.title));
  route(app, deskCalls.saveArticle, ({ body, params, session }) => saveArticle(contextOf(session), params.id, body));
  route(app, deskCalls.publishArticle, async ({ body, params, session }) =>
    publishRevision(contextOf(session), params.id, { ...body, at: onClock(body.at) }),
  );
  route(app, deskCalls.unpublishArticle, ({ body, params, session }) =>
    unpublishArticle(contextOf(session), params.id, body),
  );
  route(app, deskCalls.openComments, ({ body, params, session }) =>
    openComments(contextOf(session), params.id, body.comments_open),
  );
  route(app, deskCalls.openArticle, ({ body, params, session }) =>
    openArticle(desk, session.staff.id, { id: params.id, isOpen: body.open }),
  );
  route(app, deskCalls.removeArticle, async ({ params, session }) => {
    const { title } = await removeArticle(contextOf(session), params.id);
    return { message: words.entryRemoved({ title }) };
  });
  route(app, deskCalls.brokenLinks, async ({ params }) => {
    const { text } = await readArticle(database, params.id, now());
    return { links: await brokenLinks(app, desk.publicUrl(), text.detail) };
  });
  revisionRoutes(app, desk);
  const translated = translationHandlers(desk, newsTranslations, (context, id) =>
    readArticle(context.database, id, context.now()),
  );
  route(app, deskCalls.translationList, translated.list);
  route(app, deskCalls.saveTranslation, translated.save);
  route(app, deskCalls.removeTranslation, translated.remove);
}

function revisionRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.revisionList, ({ params, query }) => listRevisions(desk, params.id, query.after));
  route(app, deskCalls.readRevision, ({ params }) => readRevision(desk, params.id, params.number));
  route(app, deskCalls.restoreRevision, ({ body, params, session }) =>
    restoreRevision(contextOf(session), params.id, { ...body, number: params.number }),
  );
}

/**
 * Returns a time that is written as the foundation's clock shows it, with its offset. Refuses any other: it would mean
 * another hour than the person chose, on the nights when the clocks change too.
 */
function onClock(at: string | null): string | null {
  if (at === null || isOnClock(at)) return at;
  throw new ActionError(words.timeNotOnClock, { field: 'at' });
}
