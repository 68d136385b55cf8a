import { deskCalls, type GiftChange as ChangeAnswer, may } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';
import { changeGiver } from './change-giver.ts';
import { correctGift } from './correct-gift.ts';
import { enteredGiver } from './entered-giver.ts';
import { setGiftAnonymity } from './gift-anonymity.ts';
import type { MadeEntry } from './gift-change.ts';
import { giftFile } from './gift-file.ts';
import { findGifts, giftChoices, type Sight, sumGifts } from './list-gifts.ts';
import { readGift } from './read-gift.ts';
import { readReference } from './read-reference.ts';
import { recordGift } from './record-gift.ts';
import { refundGift } from './refund-gift.ts';
import { giftsOfSearch } from './search-gifts.ts';
import { entryDescriber } from './shown-entries.ts';
import { takeBackPayment } from './take-back-payment.ts';

/** Returns what a person may see of gifts. */
const sightOf = ({ staff }: StaffSession): Sight => ({ names: may(staff.role, 'donors.read') });

/**
 * Returns a filter. Throws a 403 if it links the gifts of one giver or occasion for somebody who may not know who gave
 * what.
 */
function permitted<Filter extends { donor?: unknown; giver_of?: unknown; occasion?: unknown }>(
  filter: Filter,
  session: StaffSession,
): Filter {
  const linksGifts = [filter.donor, filter.giver_of, filter.occasion].some((part) => part !== undefined);
  if (linksGifts && !sightOf(session).names) throw new RefusedCall(403, words.forbidden);
  return filter;
}

/** Registers the desk's calls for gifts. */
export function giftDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.giftList, async ({ query, session }) =>
    findGifts(database, permitted(query, session), sightOf(session)),
  );
  route(app, deskCalls.giftTotals, async ({ query, session }) => sumGifts(database, permitted(query, session)));
  route(app, deskCalls.searchGifts, async ({ body: { search, ...page }, session }) => {
    const { found, moreGivers } = await giftsOfSearch(database, search);
    return {
      ...(await findGifts(database, page, sightOf(session), { found })),
      totals: await sumGifts(database, page, found),
      more_givers: moreGivers,
    };
  });
  route(app, deskCalls.giftChoices, () => giftChoices(database));
  route(app, deskCalls.giftFile, async ({ query, reply, session }) => {
    const filter = permitted(query, session);
    void reply.header('content-disposition', 'attachment; filename="gifts.csv"');
    return giftFile(contextOf(session), filter, sightOf(session));
  });
  route(app, deskCalls.searchedGiftFile, async ({ body: { search, ...filter }, session }) => {
    const { found } = await giftsOfSearch(database, search);
    return giftFile(contextOf(session), filter, sightOf(session), found);
  });
  route(app, deskCalls.readReference, ({ params }) => readReference(database, params.reference));
  route(app, deskCalls.readGift, ({ params, session }) => readGift(database, params.id, sightOf(session)));
  changeRoutes(app, desk);
  reversalRoutes(app, desk);
  anonymityRoute(app, desk);
}

function changeRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.recordGift, async ({ body, session }) => {
    const gift = {
      giver: enteredGiver(body.giver),
      amountCents: body.amount,
      cause: body.cause,
      paymentMethod: body.method,
      paymentStatus: body.status,
      date: body.date,
      campaignId: body.campaign_id ?? undefined,
      externalId: body.external_id || undefined,
      reference: body.reference || undefined,
      occasion: body.occasion,
      staysAnonymous: body.anonymous,
    };
    const made = await recordGift(contextOf(session), gift, { dryRun: body.preview });
    if (made.isKnown) throw knownNumber();
    return answer(database, made);
  });
  route(app, deskCalls.correctGift, async ({ body, params, session }) => {
    const { based_on: basedOn, outcome, preview: dryRun, reason } = body;
    const changes = {
      amountCents: body.amount,
      campaignId: body.campaign_id,
      date: body.date,
      cause: body.cause,
      paymentMethod: body.method,
      paymentStatus: body.status,
    };
    const correction = { changes, outcome, reason };
    const options = { basedOn, dryRun };
    return answer(database, await correctGift(contextOf(session), params.id, correction, options));
  });
  route(app, deskCalls.changeGiver, async ({ body, params, session }) => {
    const { based_on: basedOn, preview: dryRun, reason } = body;
    const change = { giver: enteredGiver(body.giver), reason };
    return answer(database, await changeGiver(contextOf(session), params.id, change, { basedOn, dryRun }));
  });
}

function anonymityRoute(app: FastifyInstance, { contextOf }: DeskServices): void {
  route(app, deskCalls.setGiftAnonymity, async ({ body: { anonymous }, params, session }) => {
    await setGiftAnonymity(contextOf(session), params.id, anonymous);
    return { message: anonymous ? words.giftAnonymous : words.giftNotAnonymous };
  });
}

function reversalRoutes(app: FastifyInstance, desk: DeskServices): void {
  const refund = (call: typeof deskCalls.refundGift | typeof deskCalls.previewRefund, dryRun: boolean) =>
    route(app, call, async ({ body, params, session }) => {
      const options = { basedOn: body.based_on, dryRun, amountCents: body.amount ?? undefined };
      const made = await refundGift(desk.contextOf(session), params.id, body.reason, options);
      return answer(desk.database, made);
    });
  refund(deskCalls.previewRefund, true);
  refund(deskCalls.refundGift, false);
  route(app, deskCalls.takeBackPayment, async ({ body, params, session }) => {
    const { based_on: basedOn, preview: dryRun, reason } = body;
    const made = await takeBackPayment(desk.contextOf(session), params.id, reason, { basedOn, dryRun });
    return answer(desk.database, made);
  });
}

const knownNumber = () => new ActionError(words.knownNumber, { field: 'external_id' });

/** Returns what a change made, or would make. */
async function answer(
  database: Database,
  { entries, id, warning }: { id: number; entries: readonly MadeEntry[]; warning?: string | undefined },
): Promise<ChangeAnswer> {
  const describe = await entryDescriber(database, entries);
  return { id, entries: describe(entries), in_closed_month: warning !== undefined };
}
