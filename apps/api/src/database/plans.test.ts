import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '@hearthlight/domain';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import {
  anApplicant,
  aSignedInDonor,
  browserOf,
  codeIn,
  password,
  signIn,
  signUp,
} from '../testing/donors.ts';
import { newFolder, sqlite } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { removeExpired } from './housekeeping.ts';
import { addSampleData } from './sample.ts';

const ada = 'ada@example.org';
const siteDirectory = newFolder();
const sent: RootOperationNode[] = [];
let stage: Stage;
let story: { id: number; title: string };
let campaign: { id: number };
let token: string;

/** Notes every query as the rooms send it. */
const noteQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    sent.push(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  writeFileSync(join(siteDirectory, 'shell.html'), '<!--head-->');
  stage = await openStage(sqlite, { siteDirectory }, [noteQueries]);
  const { clock, database, deps } = stage;
  await addSampleData(database, clock.now, deps.passwords);
  story = await database.selectFrom('news').select(['id', 'title']).executeTakeFirstOrThrow();
  campaign = await database
    .selectFrom('campaigns')
    .select('id')
    .where('date_ended', 'is', null)
    .executeTakeFirstOrThrow();
  token = (await aSignedInDonor(stage, ada)).access_token;
});

afterAll(async () => {
  await stage.close();
  rmSync(siteDirectory, { recursive: true });
});

interface Step {
  sql: string;
  /** SQLite's words. */
  detail: string;
}

/** What SQLite does for a query. Without statistics it plans the same for a few rows as for millions. */
async function planOf(node: RootOperationNode): Promise<Step[]> {
  const { sql, parameters } = stage.database.getExecutor().compileQuery(node, { queryId: 'a plan' });
  const { rows } = await stage.database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return rows
    .map(({ detail }) => ({ sql, detail }))
    .filter(({ detail }) => !detail.startsWith('LIST SUBQUERY'));
}

/**
 * How a step finds its rows: by the columns of an index, or in the order of one until there are as many as were asked
 * for. Whatever else (all rows of a table, rows sorted for want of an index) is told in SQLite's words.
 */
function wayOf({ sql, detail }: Step): string {
  const [, searched, columns = ''] = /^SEARCH (\w+) USING .*\((.*)\)/.exec(detail) ?? [];
  if (searched) return `${searched} by ${columns.replaceAll(/[=<]\?/g, '').replaceAll(' AND ', ', ')}`;
  const inOrder = /^SCAN (\w+ USING .*INDEX|campaigns$)/.test(detail) && sql.endsWith(' limit ?');
  return inOrder ? `${detail.split(' ')[1]} in order` : `${detail}: ${sql}`;
}

interface Visit {
  name: string;
  /** Each way in which rows are found, in order of the alphabet. `rowid` is the table's own `id`. */
  ways: string[];
  make: () => Promise<unknown>;
}

const visits: readonly Visit[] = [
  {
    name: 'the newest news',
    ways: ['news in order', 'versions by name'],
    make: () => stage.ask('latestNews'),
  },
  {
    name: 'an article with its newest comments',
    ways: ['comments by news_id, state', 'news by title', 'news in order', 'versions by name'],
    make: () => stage.ask('newsDetail', { params: { title: story.title } }),
  },
  {
    name: 'the page of an article',
    ways: ['news by title'],
    make: () => stage.app.inject(paths.news(story.title)),
  },
  { name: 'the sitemap', ways: ['news in order'], make: () => stage.app.inject('/sitemap.xml') },
  {
    name: 'a comment',
    ways: ['comments by news_id, text_hash', 'news by rowid'],
    make: () => {
      const body = { comentator_name: 'Halima G.', comment: 'A kind word of some length.' };
      return stage.ask('commentOnNews', { params: { id: story.id }, body });
    },
  },
  {
    name: 'signing in and out',
    ways: ['donors by email_key', 'donors by rowid', 'limits by key', 'sessions by id'],
    make: async () => {
      const { access_token: token, refresh_token } = await signIn(stage, ada);
      await stage.ask('signOut', { token, body: { refresh_token } });
    },
  },
  {
    name: 'a dashboard',
    ways: [
      'campaigns in order',
      'donations by donor_id',
      'donors by rowid',
      'impact_updates in order',
      'registrations by donor_id, campaign_id',
      'sessions by id',
    ],
    make: () => stage.ask('dashboard', { token }),
  },
  {
    name: 'a joined campaign',
    ways: ['campaigns by rowid', 'sessions by id'],
    make: () => stage.ask('joinCampaign', { token, body: { campaign_id: campaign.id } }),
  },
  {
    name: 'whether an account exists',
    ways: ['donors by email_key'],
    make: () => stage.ask('registrationDetailExistence', { body: { email: ada } }),
  },
  {
    name: 'signing up',
    // A donor's own rows are SQLite's doing: a new row might replace one that others refer to.
    ways: [
      'codes by purpose, email_key',
      'donations by donor_id',
      'donors by email_key',
      'registrations by donor_id',
      'sessions by donor_id',
    ],
    make: () => signUp(stage, 'eve@example.org'),
  },
  {
    name: 'a recovery',
    ways: [
      'codes by browser_hash',
      'codes by purpose, email_key',
      'donors by email_key',
      'sessions by donor_id',
    ],
    make: async () => {
      const browser = browserOf(await stage.ask('sendPasswordResetCode', { body: { email: ada } }));
      const code = codeIn(stage.letters.at(-1));
      await stage.ask('verifyPasswordResetCode', { browser, body: { code } });
      await stage.ask('changePassword', { browser, body: { email: ada, password } });
    },
  },
  {
    name: 'a code that could not be mailed',
    ways: ['codes by purpose, email_key', 'donors by email_key', 'limits by key'],
    make: () => {
      vi.spyOn(stage.deps.mailer, 'send').mockRejectedValueOnce(new Error('refused'));
      return stage.ask('sendEmailVerificationCode', { body: anApplicant('bob@example.org') });
    },
  },
  {
    name: 'the removal of what has run out',
    ways: ['codes by expires_at', 'limits by resets_at', 'sessions by expires_at'],
    make: () => removeExpired(stage.database, stage.clock.now),
  },
];

test.each(visits)('$name: each row is found by index', async ({ ways, make }) => {
  sent.length = 0;
  await make();
  const steps = (await Promise.all(sent.splice(0).map(planOf))).flat();
  expect([...new Set(steps.map(wayOf))].toSorted()).toEqual(ways);
});
