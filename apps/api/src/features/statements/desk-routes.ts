import { fromCents } from '@hearthlight/domain';
import { deskCalls, type StatementYear } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { ActionContext } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { readFailedMails, readMailings } from '../../platform/mail/mailings.ts';
import { todayOf } from '../books/requirements.ts';
import { countRemaining, giversWithoutAddress, sumsOfYear, yearsOfGifts } from './givers-of-year.ts';
import { retryStatements, sendStatements } from './send-statements.ts';
import { exampleStatement, isTested, testStatement } from './test-statement.ts';

/** Registers the desk's calls for yearly statements. */
export function statementDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database, limits, mailer, now, outbox } = desk;
  route(app, deskCalls.statementYear, ({ query, session }) => readYear(contextOf(session), query.year));
  route(app, deskCalls.giversWithoutAddress, async ({ params }) => {
    const rows = await giversWithoutAddress(database, params.year);
    const givers = rows.map(({ cents, name, ...row }) => ({
      ...row,
      name: name ?? '',
      amount: fromCents(cents),
    }));
    return { givers };
  });
  route(app, deskCalls.statementMail, async ({ params, query, session }) =>
    exampleStatement(contextOf(session), session.staff, { ...params, language: query.language }),
  );
  route(app, deskCalls.testStatement, async ({ body, params, session }) => {
    await limits.count([callLimits.updateTest, String(session.staff.id)]);
    const example = { ...params, language: body.language, reader: session.staff };
    const email = await testStatement(contextOf(session), mailer, example);
    return { message: (outbox ? words.testKept : words.testSent)({ email }) };
  });
  route(app, deskCalls.sendStatements, async ({ params, session }) => {
    await sendStatements(contextOf(session), params.year);
    return readYear(contextOf(session), params.year);
  });
  route(app, deskCalls.failedStatements, async ({ params, session }) => ({
    mails: await readFailedMails(
      database,
      { kind: 'yearly statement', about: params.year },
      { now: now(), role: session.staff.role },
    ),
  }));
  route(app, deskCalls.retryStatements, async ({ params, session }) => {
    await retryStatements(contextOf(session), params.year);
    return readYear(contextOf(session), params.year);
  });
}

/** Returns the figures of a year, by default the last one that is over. `null` without any completed gift. */
async function readYear(context: ActionContext, chosen: number | undefined): Promise<StatementYear | null> {
  const { database, now } = context;
  const years = await yearsOfGifts(database);
  const thisYear = Number(todayOf(context).slice(0, 4));
  const year = chosen ?? years.find((each) => each < thisYear) ?? years[0];
  if (year === undefined || years.length === 0) return null;
  const { donors, named, nameless } = await sumsOfYear(database, year);
  const { mailed } = await database
    .selectFrom('statement_mails')
    .select(({ fn }) => fn.countAll<number>().as('mailed'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const mailings = await readMailings(database, 'yearly statement', [{ about: year, mailed }], now());
  return {
    year,
    years,
    is_running: year >= thisYear,
    donors: printed(donors),
    without_address: printed(named),
    nameless: printed(nameless),
    remaining: await countRemaining(database, year),
    mailing: mailings.get(year) ?? null,
    is_tested: await isTested(context, database, year),
  };
}

const printed = ({ cents, count }: { cents: number; count: number }) => ({ count, amount: fromCents(cents) });
