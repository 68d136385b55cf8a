import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { type DeletedDonor, deleteDonor } from './delete-donor.ts';
import { editDonor } from './edit-donor.ts';
import { exportDonor } from './export-donor.ts';
import { mergeDonors } from './merge-donors.ts';
import { viewDonor } from './read-donor.ts';
import { searchDonors, searchGivers } from './search-donors.ts';
import { setAnonymity } from './set-anonymity.ts';

/** Registers the desk's calls for donors. */
export function donorDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.searchDonors, ({ body }) => searchDonors(database, body.search, body.order));
  route(app, deskCalls.searchGivers, ({ body }) => searchGivers(database, body.search));
  route(app, deskCalls.readDonor, ({ params, session }) => viewDonor(contextOf(session), params.id));
  route(app, deskCalls.editDonor, async ({ body, params, session }) => {
    const changes = { email: body.email, firstName: body.first_name, lastName: body.last_name };
    const { email, first_name, id, last_name } = await editDonor(contextOf(session), params.id, changes, {
      basedOn: body.based_on,
    });
    return { id, email, name: `${first_name} ${last_name}` };
  });
  route(app, deskCalls.exportDonor, async ({ params, session }) => ({
    data: { ...(await exportDonor(contextOf(session), params.id)) },
  }));
  route(app, deskCalls.setDonorAnonymity, async ({ body, params, session }) => {
    await setAnonymity(contextOf(session), params.id, body.anonymous);
    return { message: body.anonymous ? words.donorAnonymous : words.donorNotAnonymous };
  });
  mergeRoutes(app, desk);
  eraseRoutes(app, desk);
}

function mergeRoutes(app: FastifyInstance, desk: DeskServices): void {
  route(app, deskCalls.previewMerge, ({ body, params, session }) =>
    mergeDonors(desk.contextOf(session), { kept: params.id, merged: body.merged }, { dryRun: true }),
  );
  route(app, deskCalls.mergeDonors, ({ body, params, session }) =>
    mergeDonors(desk.contextOf(session), { kept: params.id, merged: body.merged }),
  );
}

function eraseRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.previewErasure, async ({ params, session }) =>
    countsOf(await deleteDonor(contextOf(session), params.id, { dryRun: true })),
  );
  route(app, deskCalls.eraseDonor, async ({ params, session }) => {
    await deleteDonor(contextOf(session), params.id);
    return { message: words.donorErased };
  });
}

const countsOf = ({ anonymous, nameless, removed }: DeletedDonor) => ({
  gifts: anonymous,
  comments: nameless,
  campaigns: removed.registrations,
  mails: removed.mails,
});
