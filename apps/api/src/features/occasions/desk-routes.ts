import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { editOccasion } from './edit-occasion.ts';
import { letterOf } from './letter.ts';
import { mergeOccasions } from './merge-occasions.ts';
import { findNamesakes, listOccasions, readOccasion } from './read-occasions.ts';
import { occasionOf, setOccasion } from './set-occasion.ts';

/** Registers the desk's calls for gifts in memory or in honor of somebody. */
export function occasionDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.occasionList, ({ query }) => listOccasions(database, query.after));
  route(app, deskCalls.namesakes, async ({ body }) => ({
    occasions: await findNamesakes(database, body.name),
  }));
  route(app, deskCalls.readOccasion, ({ params }) => readOccasion(database, params.id));
  route(app, deskCalls.editOccasion, async ({ body, params, session }) => {
    const { is_public: isPublic, version, ...changes } = body;
    await editOccasion(contextOf(session), params.id, { ...changes, isPublic }, version);
    return { message: words.occasionSaved };
  });
  route(app, deskCalls.previewOccasionMerge, ({ body: { merged }, params, session }) =>
    mergeOccasions(contextOf(session), { kept: params.id, merged }, { dryRun: true }),
  );
  route(app, deskCalls.mergeOccasions, async ({ body: { count, merged }, params, session }) => {
    await mergeOccasions(contextOf(session), { kept: params.id, merged, seen: count });
    return { message: words.occasionsMerged };
  });
  route(app, deskCalls.occasionLetter, async ({ params, query, session }) => ({
    html: await letterOf(contextOf(session), params.id, query.language),
  }));
  route(app, deskCalls.giftOccasion, async ({ params }) => {
    const id = await occasionOf(database, params.id);
    return { occasion: id === null ? null : await readOccasion(database, id) };
  });
  route(app, deskCalls.setOccasion, async ({ body, params, session }) => {
    const { from, occasion: entry } = body;
    await setOccasion(contextOf(session), params.id, { entry, from });
    return { message: entry ? words.occasionSaved : words.occasionRemoved };
  });
}
