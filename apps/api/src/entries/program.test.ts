import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Command } from 'commander';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addContent } from '../actions/content.ts';
import { connectDatabase, openDatabase } from '../database/open.ts';
import { lockBooks } from '../features/books/entries.ts';
import { campaignFiles } from '../features/campaigns/commands.ts';
import { openCurrent } from '../features/operations/open-existing.ts';
import {
  aCampaignFile,
  adminContextOf,
  adminEnvironment,
  anArticleFile,
  leavesOf,
  runAdmin,
} from '../testing/admin.ts';
import { childEnvironment } from '../testing/child-environment.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines, hasPostgres, newFolder, sqlite } from '../testing/engines.ts';
import { addCampaign } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { readDatabaseTarget } from './config.ts';
import { messageFor } from './error-message.ts';
import { createProgram } from './program.ts';

const execFileAsync = promisify(execFile);
const email = 'ada@example.org';
const idIn = (printed: string) => /\d+/.exec(printed)?.[0] ?? '';

describe('the commands', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(sqlite);
    await aSignedInDonor(context, email);
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);

  test('include every command and file in docs/operating.md', async () => {
    const { id: campaignId } = await addContent(adminContextOf(context), campaignFiles, aCampaignFile('0'));
    const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
      .replaceAll(/^campaign: \d+$/gm, `campaign: ${campaignId}`)
      .replaceAll(/--campaign \d+/g, `--campaign ${campaignId}`);
    const files = [...docs.matchAll(/```md\n([^]*?)```/g)].map(([, text = '']) => {
      const file = join(newFolder(), 'document.md');
      writeFileSync(file, text);
      return file;
    });
    // The example of an update refers to campaign 8.
    while ((await addCampaign(context.database)) < 8);
    const kinds = ['news', 'campaign', 'update'];
    expect(files).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries()) {
      const id = idIn(await admin(kind, 'add', files[at] ?? ''));
      await admin(kind, 'edit', id, files[at] ?? '');
      await admin(kind, 'remove', id, '--yes');
    }
    const example = /`gift add \S+ ([^`]+)`/.exec(docs)?.[1] ?? '';
    const args = [...example.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    expect(await admin('gift', 'add', email, ...args)).toContain('$120.00');
    const names = [
      ...docs.matchAll(/`((?:news|comment|donor|gift|bill|ledger|audit|campaign|picture|update)) ([a-z]+)/g),
    ];
    expect(names.length).toBeGreaterThan(10);
    for (const [, group = '', name = ''] of names) {
      await expect(admin(group, name, '--help')).rejects.toMatchObject({ code: 'commander.helpDisplayed' });
    }
  });

  test('show a campaign as a file that “campaign edit” accepts', async () => {
    const id = idIn(await admin('campaign', 'add', aCampaignFile('$11,240.50')));
    const shown = await admin('campaign', 'show', id);
    expect(JSON.parse(await admin('campaign', 'show', id, '--json'))).toMatchObject({
      title: 'A well',
      target_amount: 18_000.5,
      opening_amount: 11_240.5,
      amount_raised: 11_240.5,
      contributors: 0,
    });
    const file = join(newFolder(), 'campaign.md');
    writeFileSync(file, shown);
    await admin('campaign', 'edit', id, file);
    expect(await admin('campaign', 'show', id)).toBe(shown);
    await expect(admin('campaign', 'show', '999')).rejects.toThrow('This no longer exists.');
  });

  const giftCount = async () => (await context.database.selectFrom('gifts').select('id').execute()).length;

  test.each([
    [['--amount', '1.000,50', '--cause', 'x', '--method', 'y'], 'It must be an amount in US dollars'],
    [['--amount', '0', '--cause', 'x', '--method', 'y'], 'It must be more than 0.'],
    [['--amount', '5', '--method', 'y'], 'Say what the gift is for'],
    [['--amount', '5', '--cause', ' ', '--method', 'y'], 'It is empty.'],
    [['--amount', '5', '--cause', 'x', '--method', 'y', '--status', 'so'], 'Allowed choices are completed'],
    [['--amount', '5', '--cause', 'x', '--method', 'y', '--date', '1.2.26'], 'It must be a day'],
    [['--amount', '5', '--cause', 'x', '--method', 'y', '--date', '2026-11-21'], 'Choose today or a day before.'],
    [['--amount', '5', '--cause', 'x', '--method', 'y', '--campaign', '99'], 'This campaign no longer exists.'],
    [['--amount', '€5', '--cause', 'x', '--method', 'y'], 'It must be an amount in US dollars'],
    [
      ['--amount', '5', '--cause', 'x', '--method', 'y', '--currency', 'EUR'],
      'The books are kept in US dollars (USD). Record the amount received in US dollars.',
    ],
  ])('reject a gift with %j', async (args, message) => {
    const before = await giftCount();
    await expect(admin('gift', 'add', email, ...args)).rejects.toThrow(message);
    expect(await giftCount()).toBe(before);
  });

  test('record, show, correct and refund a gift, and check the books', async () => {
    const flags = ['--amount', '5', '--cause', 'A roof', '--method', 'Check', '--external-id', 'check 7'];
    await expect(admin('gift', 'add', 'bob@example.org', ...flags)).rejects.toThrow('There is no such donor.');
    const add = ['gift', 'add', 'bob@example.org', '--name', 'Bob', ...flags, '--status', 'pending'];
    expect(await admin(...add, '--dry-run')).toBe('Would record a gift of $5.00 for bob@example.org.');
    const { id } = JSON.parse(await admin(...add, '--json'));
    expect(await admin(...add)).toBe(`Gift ${id} already has the number check 7. Nothing was changed.`);
    const why = ['--reason', 'the bank says so'];
    const completed = ['--status', 'completed', '--amount', '6', '--pledge', 'complete', ...why];
    expect(await admin('gift', 'correct', `${id}`, ...completed)).toBe(`Corrected gift ${id}: $6.00, completed.`);
    expect(await admin('gift', 'list', '--email', 'bob@example.org')).toMatch(
      new RegExp(`^${id}\t2026-11-20\t\\$6\\.00\tcompleted\tBob\tno campaign\tA roof$`),
    );
    expect(await admin('books', 'check')).toContain('The books balance: ');
    expect(await admin('gift', 'refund', `${id}`, ...why, '--dry-run')).toContain('Would refund');
    expect(await admin('gift', 'refund', `${id}`, ...why)).toBe(`Refunded gift ${id}: $6.00.`);
    expect((await admin('gift', 'show', `${id}`)).split('\n')).toHaveLength(5);
  });

  test('accept the former name of gift', async () => {
    const added = await admin('donation', 'add', email, '--amount', '5', '--cause', 'x', '--method', 'y', '--json');
    const { id } = JSON.parse(added);
    expect(JSON.parse(await admin('donation', 'list', '--json'))).toEqual(
      JSON.parse(await admin('gift', 'list', '--json')),
    );
    await expect(admin('donation', 'import', 'no-such.csv')).rejects.toThrow('no-such.csv');
    expect(await admin('audit', 'list')).toContain(`gift add\tgift ${id}`);
  });

  test('report books that do not balance', async () => {
    await context.database.updateTable('gifts').set({ amount_cents: 1 }).execute();
    await expect(admin('books', 'check')).rejects.toThrow(/Gift \d+ counts \$0\.01/);
    await context.database.deleteFrom('gifts').execute();
    await context.database.deleteFrom('campaigns').execute();
  });

  test('show what a removal would remove with --dry-run, without removing it', async () => {
    const id = idIn(await admin('news', 'add', anArticleFile('Dry')));
    const audit = await admin('audit', 'list');
    expect(await admin('news', 'remove', id, '--dry-run')).toBe(`Would remove article ${id}: Dry`);
    expect(JSON.parse(await admin('donor', 'delete', email, '--dry-run', '--json'))).toMatchObject({
      dry_run: true,
      removed: { sessions: 1 },
    });
    expect(await admin('news', 'list')).toContain('Dry');
    expect(await admin('donor', 'list')).toContain(email);
    expect(await admin('audit', 'list')).toBe(audit);
    await expect(admin('news', 'remove', id)).rejects.toThrow(/^This removes article .+ Add --yes to confirm\.$/);
    expect(await admin('news', 'list')).toContain('Dry');
    expect(JSON.parse(await admin('news', 'remove', id, '--yes', '--json'))).toMatchObject({
      dry_run: false,
    });
    expect(await admin('news', 'list')).toBe('There are no articles.');
  });

  test.each([
    ['gift', 'add', '--amount', '5', '--method', 'Check', '--cause'],
    ['gift', 'refund', '1', '--reason'],
    ['bill', 'cancel', '1', '--reason'],
    ['ledger', 'rotate-key', '--reason'],
    ['picture', 'edit', '/uploads/x.jpg', '--alt'],
  ])('%s %s refuses text that cannot be stored', async (...command) => {
    await expect(admin(...command, 'a\uFFFEb')).rejects.toThrow(/(?:contains|has) an invalid character/);
  });

  test.each([
    ['gift', 'add', email, '--amount', '5', '--method', 'Check', '--cause'],
    ['gift', 'refund', '1', '--reason'],
    ['gift', 'leave', '1', '--reason'],
    ['bill', 'cancel', '1', '--reason'],
    ['ledger', 'rotate-key', '--reason'],
  ])('%s %s refuses escape sequences and more than 500 characters', async (...command) => {
    await expect(admin(...command, '\u001B[2J')).rejects.toThrow('It contains a control character.');
    await expect(admin(...command, 'x'.repeat(501))).rejects.toThrow('It is longer than 500 characters.');
  });

  test.each([
    [['news', 'burn'], /^Unknown command 'burn'\. /],
    [['news', 'lst'], /^Unknown command 'lst'\. Did you mean list\? /],
    [['news', 'list', '--loud'], /^Unknown option '--loud'\. /],
    [['news', 'add'], /^Missing required argument 'file\.md'\. /],
    [['news', 'add', 'one.md', 'two.md'], /^Too many arguments/],
    [['news', 'remove', 'x'], /It must be a number from the list\. /],
    [['comment', 'list', '--shown', '--hidden'], /cannot be used with option/],
    [['comment', 'list', '--csv', '--json'], /cannot be used with option/],
    [['comment', 'list', '--csv', '--page', '2'], /cannot be used with option/],
    [['news'], /^The command is incomplete\. /],
    [['news', 'remove', '7'], /^This article no longer exists\. “news list” shows all\.$/],
  ])('fail with a sentence: %j', async (args, message) => {
    await expect(admin(...args).catch(messageFor)).resolves.toMatch(message);
  });

  test.each([
    'news add no-such.md',
    'campaign edit 1 no-such.md',
    'update add no-such.md',
    'picture add no-such.jpg',
    'gift import no-such.csv',
    'gift import /dev/null --columns no-such.yaml',
    'bill add Kofi --amount 5 --kind Roofs --scan no-such.pdf',
    'ledger verify no-such.json',
    'books check --against no-such',
    'backup no-such/site.backup --passphrase-file no-such.txt',
    'restore no-such.backup --dry-run',
  ])('%s names the missing file', async (command) => {
    await expect(admin(...command.split(' '))).rejects.toThrow(/no-such\S* was not found\.$/);
  });

  test.each([
    'news add LINK',
    'picture add LINK',
    'gift import LINK',
    'gift import /dev/null --columns LINK',
    'bill add Kofi --amount 5 --kind Roofs --scan LINK',
    'ledger verify LINK',
  ])('%s refuses a link', async (command) => {
    const link = join(newFolder(), 'link');
    symlinkSync(anArticleFile('Linked'), link);
    await expect(admin(...command.replace('LINK', link).split(' '))).rejects.toThrow(
      `The file ${link} is not a regular file.`,
    );
  });

  test('read and write files in the folder where they were typed', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'site.backup'), 'x');
    writeFileSync(join(folder, 'index.json'), '{}');
    vi.stubEnv('INIT_CWD', folder);
    await expect(admin('restore', 'site.backup', '--dry-run')).rejects.toThrow('is damaged');
    await expect(admin('backup', 'site.backup')).rejects.toThrow('exists');
    await expect(admin('books', 'check', '--against', '.')).rejects.toThrow('no index.json of a ledger');
    vi.unstubAllEnvs();
  });

  test('add a draft, publish it and print its file', async () => {
    const id = idIn(await admin('news', 'add', anArticleFile('Draft'), '--draft'));
    expect(await admin('news', 'list')).toBe(`${id}\tdraft\tDraft`);
    expect(await admin('news', 'show', id)).toMatch(/^---\ntitle: Draft\n[^]*---\n# Roofs\n/);
    expect(JSON.parse(await admin('news', 'show', id, '--json'))).toMatchObject({
      title: 'Draft',
      draft: true,
    });
    expect(await admin('news', 'publish', id)).toBe(`Published article ${id}: Draft`);
    await admin('news', 'remove', id, '--yes');
    const later = idIn(await admin('news', 'add', anArticleFile('Later', 'date: 2030-01-01'), '--draft'));
    expect(await admin('news', 'publish', later)).toBe(
      `Published article ${later}: Later. Visitors see it from 2030-01-01.`,
    );
    await admin('news', 'remove', later, '--yes');
    await expect(admin('campaign', 'add', 'x.md', '--draft')).rejects.toThrow("unknown option '--draft'");
  });

  test('require --yes to delete a donor', async () => {
    await expect(admin('donor', 'delete', email)).rejects.toThrow('then add --yes');
    expect(await admin('donor', 'list')).toContain(email);
    await admin('gift', 'add', email, '--amount', '5', '--cause', 'A roof', '--method', 'Check');
    expect(await admin('donor', 'delete', email, '--yes')).toMatch(
      /^Deleted donor \d+ with 1 session\. Kept without a name: 1 gift in the books, 0 comments on the site\.$/,
    );
    expect(await admin('donor', 'list')).toBe('There are no donors.');
  });

  test('print a list as text or as JSON', async () => {
    expect(await admin('comment', 'list', '--hidden')).toBe('No comment is hidden.');
    for (const group of ['news', 'campaign', 'update', 'donor', 'comment']) {
      expect(JSON.parse(await admin(group, 'list', '--json'))).toEqual([]);
    }
    const id = idIn(await admin('news', 'add', anArticleFile('Roofs')));
    expect(await admin('news', 'list')).toBe(`${id}\t2026-11-20\tRoofs`);
    expect(JSON.parse(await admin('news', 'list', '--json'))).toEqual([
      expect.objectContaining({ id: Number(id), title: 'Roofs', published_at: '2026-11-20T09:30:00.000Z' }),
    ]);
    expect(JSON.parse(await admin('audit', 'list', '--json'))[0]).toMatchObject({
      actor: 'ruth',
      action: 'news add',
    });
  });
});

/** Returns the names of the commands without an option. */
const without = (flag: string, commands: readonly Command[]) =>
  commands.filter(({ options }) => !options.some(({ long }) => long === flag)).map((leaf) => leaf.name());

test('every command has --json, and those that remove or replace something have --dry-run and must be confirmed', () => {
  const program = createProgram(adminEnvironment(undefined));
  const leaves = leavesOf(program);
  expect(leaves.length).toBeGreaterThan(15);
  expect(without('--json', leaves)).toEqual([]);
  const removing = leaves.filter((leaf) => /^(?:remove|delete|import-undo|merge)$/.test(leaf.name()));
  expect(removing.length).toBeGreaterThan(7);
  expect(without('--yes', removing)).toEqual([]);
  for (const leaf of removing) expect(leaf.helpInformation()).toContain('--yes');
  expect(without('--dry-run', [...removing, ...leaves.filter((leaf) => leaf.name() === 'restore')])).toEqual([]);
});

test.runIf(hasPostgres)(
  'reports a slow database, not an unreachable one, while another command locks the books',
  async () => {
    const [, postgres] = engines;
    if (!postgres) throw new Error('there is no PostgreSQL');
    const context = await createTestContext(postgres);
    const importing = await context.database.startTransaction().execute();
    await lockBooks(importing);
    const databaseUrl = `${context.deps.databaseUrl}&statement_timeout=300`;
    const database = await connectDatabase({ databaseUrl, dataDirectory: '' });
    const gift = ['gift', 'add', '--amount', '5', '--cause', 'A roof', '--method', 'Check'];
    const refused = await runAdmin({ ...context, database }, gift).catch(messageFor);
    expect(refused).toContain('The database took too long');
    await importing.rollback().execute();
    await database.destroy();
    await context.close();
  },
);

test('rejects a folder without a database and creates nothing in it', async () => {
  const empty = newFolder();
  const missing = join(empty, 'missing');
  for (const folder of [empty, missing]) {
    await expect(openCurrent(readDatabaseTarget({ DATA_DIR: folder }))).rejects.toThrow(
      `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL`,
    );
  }
  expect(readdirSync(empty)).toEqual([]);
});

test('rejects a database that misses a migration', async () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const database = await openDatabase(target);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(database);
  await database.destroy();
  await expect(openCurrent(target)).rejects.toThrow(
    'The database belongs to an earlier version. Start the server once to apply the migrations.',
  );
});

describe('the process', () => {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const dataDirectory = newFolder();
  beforeAll(async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
    const entry = { at: 1, actor: 'ruth', action: 'news add', subject: 'news 1', detail: 'x'.repeat(2000) };
    const entries = Array.from({ length: 200 }, () => entry);
    await database.insertInto('audit').values(entries).execute();
    await database.destroy();
  });

  const runWith = (variables: Record<string, string>, ...args: string[]) =>
    new Promise<{ exitCode: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { ...childEnvironment, ...variables };
      execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
        resolve({ exitCode: error?.code ?? 0, stdout, stderr }),
      );
    });
  const run = (...args: string[]) => runWith({ DATA_DIR: dataDirectory }, ...args);

  test('exits with 0 and prints the help', async () => {
    const bare = await run();
    expect(bare).toMatchObject({ exitCode: 0, stderr: '' });
    expect(bare.stdout).toContain('gift');
  });

  test('names a PostgreSQL database without its password and needs no AUTH_SECRET', async () => {
    const url = 'postgres://ruth:secret@127.0.0.1:1/site';
    expect(await runWith({ DATABASE_URL: url }, 'news', 'list')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'Database: PostgreSQL ruth@127.0.0.1:1/site\nThe database cannot be reached or written: connect ECONNREFUSED 127.0.0.1:1.\n',
    });
  });

  test('reads variables from a file, names the database on stderr and prints a list without a secret', async () => {
    const file = join(newFolder(), 'hearthlight.env');
    writeFileSync(file, `# The site's variables\nDATA_DIR="${dataDirectory}"\n`);
    expect(await runWith({}, 'news', 'list', '--env-file', file)).toEqual({
      exitCode: 0,
      stdout: 'There are no articles.\n',
      stderr: `Database: SQLite ${join(dataDirectory, 'hearthlight.sqlite')}\n`,
    });
    expect(readdirSync(dataDirectory)).not.toContain('auth-secret');
  });

  test('lets the environment take precedence over a file of variables', async () => {
    const file = join(newFolder(), 'hearthlight.env');
    writeFileSync(file, `DATA_DIR="${dataDirectory}"\n`);
    const other = newFolder();
    const { exitCode, stderr } = await runWith({ DATA_DIR: other }, '--env-file', file, 'news', 'list');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(`There is no database in ${other}.`)]);
    expect(readdirSync(other)).toEqual([]);
    // Node.js also handles `--env-file` after the script's name, and reports a missing file itself.
    const missing = await runWith({}, '--env-file', `${file}.gone`, 'news', 'list');
    expect(missing.exitCode).not.toBe(0);
    expect(missing.stderr).toMatch(/gone: not found|gone of --env-file was not found/);
  });

  test.each([
    [['news', 'remove', '7'], 'This article no longer exists. “news list” shows all.'],
    [['news', 'lst'], expect.stringMatching(/^Unknown command 'lst'\. Did you mean list\? /)],
  ])('prints only JSON with --json, including the error of %j', async (args, error) => {
    const { exitCode, stderr, stdout } = await run(...args, '--json');
    expect([exitCode, stdout, JSON.parse(stderr)]).toEqual([1, '', { error }]);
  });

  test('prints only JSON with --json, including mistakes in the content folder', async () => {
    const { exitCode, stderr, stdout } = await runWith({ CONTENT_DIR: '/no/such' }, 'news', 'list', '--json');
    const error = 'The content folder /no/such does not exist; check CONTENT_DIR.';
    expect([exitCode, stdout, JSON.parse(stderr)]).toEqual([1, '', { error }]);
  });

  test('exits with 0 and without an error when the reader closes the pipe', async () => {
    const script = '"$0" "$1" audit list --json | head -1; echo "${PIPESTATUS[0]}"';
    const env = { ...childEnvironment, DATA_DIR: dataDirectory };
    const { stderr, stdout } = await execFileAsync('bash', ['--norc', '-c', script, process.execPath, cli], {
      env,
    });
    expect(stdout).toBe('[\n0\n');
    expect(stderr).toBe('');
  });
});
