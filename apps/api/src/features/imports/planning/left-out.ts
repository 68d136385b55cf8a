import type { ActionName, LeftOutEntry } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';

import { type ActionContext, ActionError, audited } from '../../../actions/action.ts';
import type { Database, LeftOutKind } from '../../../database/schema.ts';
import { payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import { payoutText } from '../rows/payout.ts';
import { partsOf } from './known-gifts.ts';

/*
 * What somebody has left out of an import is left out of later ones too, with a note: the payouts of a payment provider, whose
 * own export is imported, the payments of a payer who gives nothing, such as a tax office, and single rows that are no gifts. Undoing the
 * import takes the decision back. Payers whose payments somebody wants to be asked about again are remembered as `asked`, until one of
 * their payments is recorded.
 */

/**
 * Payment providers, payers, and the numbers of rows. The payers are in the form that `payerKey` compares once they are
 * read.
 */
export interface LeftOut<List> {
  payouts: List;
  payers: List;
  rows: List;
}

/** What was left out before anybody decided. */
export const nothingLeftOut: LeftOut<ReadonlySet<string>> = {
  payouts: new Set(),
  payers: new Set(),
  rows: new Set(),
};

/**
 * The lines of a file that somebody leaves out, with those left out alone, and those whose payers are left out with all
 * payments.
 */
export interface LeftOutLines {
  leftOut?: ReadonlySet<number> | undefined;
  leftOutAlone?: ReadonlySet<number> | undefined;
  leftOutPayers?: ReadonlySet<number> | undefined;
}

/** Returns the payer whose payments may be left out together. A payment with the reference of a donor is a gift. */
export const payerIn = ({ gift }: FileRow): string | undefined =>
  gift?.payment && !gift.payout && gift.donorId === undefined ? gift.name : undefined;

/** Returns what somebody has left out, as it was written. */
async function namesLeftOut(database: Database): Promise<LeftOut<string[]> & { asked: string[] }> {
  const leftOut = await database.selectFrom('left_out').select(['kind', 'name']).distinct().execute();
  const namesOf = (wanted: LeftOutKind) => leftOut.flatMap(({ kind, name }) => (kind === wanted ? name : []));
  return {
    asked: namesOf('asked'),
    payouts: namesOf('payout'),
    payers: namesOf('payer'),
    rows: namesOf('row'),
  };
}

/** Returns what somebody has left out, and the keys of payers about whom somebody wants to be asked again. */
export async function readLeftOut(database: Database) {
  const { asked, payers, payouts, rows } = await namesLeftOut(database);
  const leftOut: LeftOut<ReadonlySet<string>> = {
    payouts: new Set(payouts),
    payers: new Set(payers.map(payerKey)),
    rows: new Set(rows),
  };
  return { leftOut, askedPayers: new Set(asked.map(payerKey)) };
}

/** Whether the payer of a row is among some. */
export const isOf = (payers: ReadonlySet<string>, row: FileRow): boolean => {
  const payer = payerIn(row);
  return payer !== undefined && payers.has(payerKey(payer));
};

/** Adds the payment providers and the payers whose payments somebody leaves out in some lines of a file. */
export const withLines = (
  { payers, payouts, rows }: LeftOut<ReadonlySet<string>>,
  read: readonly FileRow[],
  { leftOut = new Set(), leftOutAlone = new Set(), leftOutPayers = new Set() }: LeftOutLines,
): LeftOut<ReadonlySet<string>> => ({
  rows,
  payouts: new Set([
    ...payouts,
    ...read.flatMap(({ gift, line }) => (leftOut.has(line) && !leftOutAlone.has(line) && gift?.payout) || []),
  ]),
  payers: new Set([...payers, ...payersIn(read, leftOutPayers).map(payerKey)]),
});

/** Returns the payers in some lines of a file. */
const payersIn = (rows: readonly FileRow[], lines: ReadonlySet<number>): string[] => [
  ...new Set(rows.flatMap((row) => (lines.has(row.line) && payerIn(row)) || [])),
];

/** Remembers what an import leaves out. */
export async function rememberLeftOut(
  database: Database,
  importId: number,
  leftOut: LeftOut<readonly string[]>,
): Promise<void> {
  const ofKind = (kind: LeftOutKind, names: readonly string[]) =>
    names.map((name) => ({ import_id: importId, kind, name }));
  const { payers, payouts, rows } = leftOut;
  const all = [...ofKind('payout', payouts), ...ofKind('payer', payers), ...ofKind('row', rows)];
  for await (const some of partsOf(all)) {
    const added = database.insertInto('left_out').values(some);
    await added.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** The actions whose entries in the activity log name a payer, until that person is erased. */
const payerActions = ['gift import-leave', 'gift import-ask'] as const satisfies readonly ActionName[];

/** Returns the entries of the activity log about the payers whose payments an import leaves out from now on. */
export const payersLeftOut = (importId: number, payers: readonly string[]) =>
  payers.map((payer) => ({
    action: payerActions[0],
    subject: { kind: 'import', id: importId },
    detail: payer,
  }));

/** Removes names of payers from the activity log. */
export async function forgetLoggedPayers(database: Database, isMeant: (name: string) => boolean): Promise<void> {
  const logged = await database
    .selectFrom('audit')
    .select('detail')
    .distinct()
    .where('action', 'in', payerActions)
    .execute();
  const names = logged.map(({ detail }) => detail).filter(isMeant);
  for await (const some of partsOf(names))
    await database
      .updateTable('audit')
      .set({ detail: '' })
      .where('action', 'in', payerActions)
      .where('detail', 'in', some)
      .execute();
}

/** Forgets what an import left out, unless another one did too. */
export const forgetLeftOut = (database: Database, importId: number) =>
  database.deleteFrom('left_out').where('import_id', '=', importId).execute();

/** Forgets what becomes of the payments of some payers, or only that they are asked about. */
export async function forgetPayers(
  database: Database,
  isMeant: (name: string) => boolean,
  kinds: ReadonlyArray<'asked' | 'payer'> = ['asked', 'payer'],
): Promise<void> {
  const { asked, payers } = await namesLeftOut(database);
  await forgetNames(database, kinds, [...asked, ...payers].filter(isMeant));
}

/** Returns the payers and the payment providers that are left out of all files, by name. */
export async function listLeftOut(database: Database): Promise<LeftOutEntry[]> {
  const { payers, payouts } = await namesLeftOut(database);
  const distinct = new Map(payers.map((name) => [payerKey(name), name]));
  return [
    ...[...distinct.values()].map((name) => ({ kind: 'payer' as const, name, text: name })),
    ...payouts.map((name) => ({ kind: 'payout' as const, name, text: payoutText(name) })),
  ].toSorted((one, other) => one.text.localeCompare(other.text));
}

async function askAbout(database: Database, payers: readonly string[]): Promise<void> {
  for await (const some of partsOf(payers))
    await database
      .updateTable('left_out')
      .set({ kind: 'asked' })
      .where('kind', '=', 'payer')
      .where('name', 'in', some)
      .execute();
}

async function forgetNames(database: Database, kinds: readonly LeftOutKind[], names: readonly string[]): Promise<void> {
  for await (const some of partsOf(names))
    await database.deleteFrom('left_out').where('kind', 'in', kinds).where('name', 'in', some).execute();
}

type LeftOutName = Pick<LeftOutEntry, 'kind' | 'name'>;

/** Whether a name is that of a payer or a provider. */
const isNamed =
  ({ kind, name }: LeftOutName) =>
  (each: string) =>
    each === name || (kind === 'payer' && payerKey(each) === payerKey(name));

/** Logs that it was decided about a payer or a provider. */
const loggedOf = ({ kind, name }: LeftOutName) => ({
  subject: { kind: 'imports' as const },
  detail: kind === 'payer' ? name : '',
});

/** Asks about the payments of a payer or of a provider again. Returns the imports that left them out. */
export const askAgain = (context: ActionContext, entry: LeftOutName): Promise<{ imports: number[] }> =>
  audited(context, 'gift import-ask', async (database) => {
    const { payers, payouts } = await namesLeftOut(database);
    const { kind } = entry;
    const names = (kind === 'payer' ? payers : payouts).filter(isNamed(entry));
    const imports = new Set<number>();
    for await (const some of partsOf(names)) {
      const rows = database.selectFrom('left_out').select('import_id').where('kind', '=', kind);
      for (const { import_id: id } of await rows.where('name', 'in', some).execute()) imports.add(id);
    }
    if (kind === 'payer') await askAbout(database, names);
    else await forgetNames(database, ['payout'], names);
    return { ...loggedOf(entry), isUnchanged: names.length === 0, result: { imports: [...imports] } };
  });

/** Undoes `askAgain`. Throws if a payment of the payer was recorded since, or the imports were undone. */
export const leaveOutAgain = (
  context: ActionContext,
  { imports, ...entry }: LeftOutName & { imports: readonly number[] },
): Promise<unknown> =>
  audited(context, 'gift import-leave', async (database) => {
    const { asked } = await namesLeftOut(database);
    const names = entry.kind === 'payer' ? asked.filter(isNamed(entry)) : [entry.name];
    const made = await database
      .selectFrom('imports')
      .select('id')
      .where('id', 'in', imports.length === 0 ? [0] : [...imports])
      .where('state', '=', 'imported')
      .execute();
    if (names.length === 0 || made.length === 0) throw new ActionError(words.rowsReopened, { status: 409 });
    if (entry.kind === 'payer') await forgetNames(database, ['asked'], names);
    for (const { id } of made)
      await rememberLeftOut(database, id, {
        payers: entry.kind === 'payer' ? names : [],
        payouts: entry.kind === 'payout' ? names : [],
        rows: [],
      });
    return { ...loggedOf(entry), result: undefined };
  });
