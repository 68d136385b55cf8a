import { type DeskUpdate, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { ActionContext, PictureSource } from '../../actions/action.ts';
import { type Keys, keysetPage } from '../../actions/keyset.ts';
import { noEntry } from '../../actions/no-entry.ts';
import type { DeskServices } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { readFailedMails, readMailings } from '../../platform/mail/mailings.ts';
import { addFocusAndAlt } from '../pictures/picture-details.ts';
import { requirePicture } from '../pictures/stored-pictures.ts';
import { translationHandlers } from '../translations/desk-translations.ts';
import { retryUpdate, sendUpdate } from './send-update.ts';
import { readUpdateMail, testUpdate } from './test-update.ts';
import { updateTranslations } from './translations.ts';
import { addUpdate, editUpdate, removeUpdate, type UpdateFields } from './updates.ts';

/** Registers the desk's calls for impact updates. */
export function updateDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.deskUpdateList, ({ query, session }) => readUpdates(contextOf(session), query.after));
  route(app, deskCalls.readUpdate, ({ params, session }) => readUpdate(contextOf(session), params.id));
  route(app, deskCalls.createUpdate, async ({ body, session }) => {
    const context = contextOf(session);
    const { id } = await addUpdate(context, await fieldsOf(context, body));
    return readUpdate(context, id);
  });
  route(app, deskCalls.editUpdate, async ({ body, params, session }) => {
    const context = contextOf(session);
    const { version, ...fields } = body;
    await editUpdate(context, params.id, await fieldsOf(context, fields), version);
    return readUpdate(context, params.id);
  });
  route(app, deskCalls.removeUpdate, async ({ params, session }) => {
    const { title } = await removeUpdate(contextOf(session), params.id);
    return { message: title === '' ? words.updateRemoved : words.entryRemoved({ title }) };
  });
  mailingRoutes(app, desk);
  const translated = translationHandlers(desk, updateTranslations, readUpdate);
  route(app, deskCalls.updateTranslations, translated.list);
  route(app, deskCalls.saveUpdateTranslation, translated.save);
  route(app, deskCalls.removeUpdateTranslation, translated.remove);
}

function mailingRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database, limits, mailer, now, outbox } = desk;
  route(app, deskCalls.updateMail, ({ params, query, session }) =>
    readUpdateMail(contextOf(session), params.id, session.staff, query.language),
  );
  route(app, deskCalls.testUpdate, async ({ body, params, session }) => {
    await limits.count([callLimits.updateTest, String(session.staff.id)]);
    const email = await testUpdate(contextOf(session), mailer, params.id, {
      ...body,
      language: body.language,
      reader: session.staff,
    });
    return { message: (outbox ? words.testKept : words.testSent)({ email }) };
  });
  route(app, deskCalls.sendUpdate, async ({ body, params, session }) => {
    const context = contextOf(session);
    const { audience, version } = body;
    await sendUpdate(context, { id: params.id, version }, { audience, staffId: session.staff.id });
    return readUpdate(context, params.id);
  });
  route(app, deskCalls.failedUpdateMails, async ({ params, session }) => ({
    mails: await readFailedMails(
      database,
      { kind: 'impact update', about: params.id },
      { now: now(), role: session.staff.role },
    ),
  }));
  route(app, deskCalls.retryUpdate, async ({ params, session }) => {
    const context = contextOf(session);
    await retryUpdate(context, params.id, session.staff.id);
    return readUpdate(context, params.id);
  });
}

async function fieldsOf(
  source: PictureSource,
  { place, title, ...fields }: DeskRequest<'createUpdate'>,
): Promise<UpdateFields> {
  await requirePicture(source, 'image_url', fields.image_url);
  return { ...fields, place: place === '' ? null : place, title: title === '' ? null : title };
}

const selectUpdates = (database: Database) =>
  database
    .selectFrom('impact_updates')
    .leftJoin('campaigns', 'campaigns.id', 'impact_updates.campaign_id')
    .select(['impact_updates.id', 'impact_updates.title', 'place', 'impact_updates.image_url'])
    .select(['impact_updates.description', 'date_published', 'impact_updates.campaign_id'])
    .select(['mailed', 'mails_sent'])
    .select(['impact_updates.version', 'campaigns.title as campaign_title']);

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['executeTakeFirstOrThrow']>>;

type ReadContext = Pick<ActionContext, 'database' | 'now'>;

async function readUpdates({ database, now }: ReadContext, after: string | undefined) {
  const keys: Keys<Row> = [
    { column: 'date_published', isText: true, of: (row) => row.date_published },
    { column: 'impact_updates.id', of: (row) => row.id },
  ];
  const { next, rows } = await keysetPage(selectUpdates(database), keys, after);
  const mailings = await mailingsOf(database, rows, now());
  const shown = await addFocusAndAlt(database, rows);
  return { updates: shown.map((row) => describe(row, mailings)), next };
}

async function readUpdate({ database, now }: ReadContext, id: number): Promise<DeskUpdate> {
  const rows = await selectUpdates(database).where('impact_updates.id', '=', id).execute();
  const [row] = await addFocusAndAlt(database, rows);
  if (!row) throw noEntry();
  return describe(row, await mailingsOf(database, [row], now()));
}

const mailingsOf = (database: Database, updates: readonly Row[], now: number) =>
  readMailings(
    database,
    'impact update',
    updates.map(({ id, mailed, mails_sent: sent }) => ({ about: id, mailed, sent })),
    now,
  );

function describe(
  {
    campaign_id: campaignId,
    campaign_title: campaignTitle,
    mailed: _mailed,
    mails_sent: _sent,
    place,
    title,
    ...row
  }: Row & Pick<DeskUpdate, 'image_alt'>,
  mailings: Awaited<ReturnType<typeof mailingsOf>>,
): DeskUpdate {
  return {
    ...row,
    title: title ?? '',
    place: place ?? '',
    campaign: campaignId === null ? null : { id: campaignId, title: campaignTitle ?? '' },
    mailing: mailings.get(row.id) ?? null,
  };
}
