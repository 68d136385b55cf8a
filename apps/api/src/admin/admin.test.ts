import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aSignedInDonor } from '../testing/donors.ts';
import { engines, newFolder } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { commandOf, help } from './admin.ts';

const email = 'ada@example.org';
const folder = newFolder();
const storyOf = (matter: string, body = '# Roofs\n\nA **bold** <script>alert(1)</script> story.') => {
  const file = join(folder, `${crypto.randomUUID()}.md`);
  writeFileSync(file, `---\n${matter}\n---\n${body}`);
  return file;
};
const aStory = (title: string, more = '') =>
  storyOf(
    `title: "${title}"\ntags: [Roofs, Guinea]\ncover_image_url: /pictures/roof.svg\nauthor_name: Ruth W.\n${more}`,
  );

const aCampaignFile = (raised: string) =>
  storyOf(
    `title: A well\nimage_url: /pictures/well.svg\ntarget_amount: "$18,000.50"\namount_raised: ${raised}\ndate_started: 2026-02-14\ndate_ended: 2027-01-31`,
    'Water for four villages.\n',
  );
const anUpdateFile = (text: string) =>
  storyOf('image_url: /pictures/well.svg\ndate_published: 2026-11-12', text);
const numberIn = (printed: string) => /\d+/.exec(printed)?.[0] ?? '';

describe.each(engines)('an operator on $name', (engine) => {
  let stage: Stage;
  let token: string;
  beforeAll(async () => {
    stage = await openStage(engine);
    token = (await aSignedInDonor(stage, email)).access_token;
  });
  afterAll(() => stage.close());

  /** Runs a command and answers what it printed. */
  const admin = async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    await commandOf(args)?.run({
      database: stage.database,
      now: () => stage.clock.now,
      actor: 'ruth',
      print: (line) => printed.push(line),
    });
    return printed.join('\n');
  };
  const lastAudit = async () => (await admin('audit', 'list')).split('\n')[0]?.split('\t').slice(1);
  const read = (title: string) => stage.ask('newsDetail', { params: { title } });
  const dashboard = async () =>
    calls.dashboard.answer.parse((await stage.ask('dashboard', { token })).json());

  test('the files and commands of docs/operating.md work as they stand there', async () => {
    const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const files = [...docs.matchAll(/```md\n([^]*?)```/g)].map(([, text = '']) => {
      const file = join(folder, `${crypto.randomUUID()}.md`);
      writeFileSync(file, text);
      return file;
    });
    const added = ['news', 'campaign', 'update'].map((kind, at) => [kind, files[at] ?? ''] as const);
    expect(files).toHaveLength(added.length);
    for (const [kind, file] of added) {
      const id = numberIn(await admin(kind, 'add', file));
      await admin(kind, 'edit', id, file);
      await admin(kind, 'remove', id);
    }
    const donor = 'grace@example.org';
    await aSignedInDonor(stage, donor);
    const given = /`donation add \S+ ([^`]+)`/.exec(docs)?.[1] ?? '';
    const words = [...given.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    expect(await admin('donation', 'add', donor, ...words)).toContain('$120.00');
    await admin('donor', 'delete', donor, '--yes');
    const told = [...docs.matchAll(/`((?:news|comment|donor|audit|campaign|update) [a-z]+)/g)].map(
      ([, name]) => name,
    );
    for (const name of told) expect(help).toContain(`npm run admin -- ${name}`);
  });

  test('publishes, changes, lists and removes an article', async () => {
    const id = numberIn(await admin('news', 'add', aStory('A/B roofs: 50 %')));
    expect(await lastAudit()).toEqual(['ruth', 'news add', `news ${id}`, 'A/B roofs: 50 %']);
    const { news_details: article } = calls.newsDetail.answer.parse((await read('A/B roofs: 50 %')).json());
    expect(article).toMatchObject({
      tags: 'Roofs, Guinea',
      detail: '<h2>Roofs</h2>\n<p>A <strong>bold</strong>  story.</p>',
      date_published: '2026-11-20T09:30:00.000Z',
    });
    await admin('news', 'edit', id, aStory('Roofs again', 'date: 2026-10-01'));
    expect((await read('A/B roofs: 50 %')).statusCode).toBe(404);
    expect(await admin('news', 'list')).toBe(`${id}\t2026-10-01\tRoofs again`);
    await expect(admin('news', 'add', aStory('Roofs again'))).rejects.toThrow(
      'There is an article with this title already.',
    );
    await admin('news', 'remove', id);
    expect(await admin('news', 'list')).toBe('There are no articles.');
    await expect(admin('news', 'remove', id)).rejects.toThrow(`There is no article ${id}`);
  });

  test.each([
    ['', 'the front matter has a field that is not known or no field at all.'],
    ['title: A', 'tags'],
    ['title: [', 'is not YAML'],
    ['title: ".."\ntags: a\ncover_image_url: /x.svg\nauthor_name: R', 'title cannot be an address.'],
    [
      'title: A\ntags: a\ncover_image_url: javascript:x\nauthor_name: R',
      'cover_image_url must begin with / or https://.',
    ],
    [
      'title: A\ntags: a\ncover_image_url: //evil.example/x\nauthor_name: R',
      'cover_image_url must begin with',
    ],
    ['title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R\ndate: soon', 'date must be a day'],
    ['title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R\nother: 1', 'a field that is not known'],
  ])('is told what is wrong in %j', async (matter, sentence) => {
    await expect(admin('news', 'add', storyOf(matter))).rejects.toThrow(sentence);
  });

  test('a file that is not there, empty or without front matter', async () => {
    await expect(admin('news', 'add', '/nowhere.md')).rejects.toThrow('The file /nowhere.md cannot be read.');
    await expect(admin('news', 'add', storyOf('title: A', '  '))).rejects.toThrow('no text below');
    writeFileSync(join(folder, 'bare.md'), '# Only text');
    await expect(admin('news', 'add', join(folder, 'bare.md'))).rejects.toThrow(
      'must begin with front matter',
    );
  });

  test('opens, changes and removes a campaign', async () => {
    const id = numberIn(await admin('campaign', 'add', aCampaignFile('0')));
    await stage.ask('joinCampaign', { token, body: { campaign_id: Number(id) } });
    await admin('campaign', 'edit', id, aCampaignFile('120.5'));
    expect((await dashboard()).records.campaigns).toEqual([
      expect.objectContaining({
        target_amount: 18_000.5,
        amount_raised: 120.5,
        no_of_contributors: 1,
        date_ended: '2027-01-31',
        description: 'Water for four villages.',
        registration_status: true,
      }),
    ]);
    expect(await admin('campaign', 'list')).toContain('$120.50 of $18,000.50');
    await admin('campaign', 'remove', id);
    expect(await lastAudit()).toEqual(['ruth', 'campaign remove', `campaign ${id}`, 'A well']);
    expect((await dashboard()).records.campaigns).toEqual([]);
  });

  test('publishes, changes and removes an impact update', async () => {
    const id = numberIn(await admin('update', 'add', anUpdateFile('The pump runs.')));
    await admin('update', 'edit', id, anUpdateFile('The pump has run for forty days.'));
    expect((await dashboard()).records.impact_updates).toEqual([
      {
        image_url: '/pictures/well.svg',
        date_published: '2026-11-12',
        description: 'The pump has run for forty days.',
      },
    ]);
    await admin('update', 'remove', id);
    expect(await admin('update', 'list')).toBe('There are no impact updates.');
  });

  test('records donations and sets the goal', async () => {
    const gift = ['--amount', '$1,250.50', '--cause', 'A roof', '--method', 'Paypal service'];
    await admin('donation', 'add', 'ADA@example.org', ...gift);
    await admin('donation', 'add', email, ...gift, '--date', '2026-01-02', '--status', 'pending');
    await admin('donor', 'goal', email, '4000');
    const { client_goal: goal, records } = await dashboard();
    expect(goal).toBe(4000);
    expect(records.donation_history).toEqual([
      {
        date_of_donation: '2026-11-20',
        amount_donated: 1250.5,
        donation_cause: 'A roof',
        payment_method: 'Paypal service',
        payment_status: 'completed',
      },
      expect.objectContaining({ date_of_donation: '2026-01-02', payment_status: 'pending' }),
    ]);
  });

  test.each([
    [['nobody@example.org', '--amount', '5', '--cause', 'x', '--method', 'y'], 'No donor has the address'],
    [[email, '--amount', '1.000,50', '--cause', 'x', '--method', 'y'], '--amount must be a sum of dollars'],
    [[email, '--amount', '0', '--cause', 'x', '--method', 'y'], '--amount must be more than nothing.'],
    [[email, '--amount', '5', '--method', 'y'], 'Please give --cause.'],
    [
      [email, '--amount', '5', '--cause', 'x', '--method', 'y', '--status', 'so'],
      '--status must be completed',
    ],
    [[email, '--amount', '5', '--cause', 'x', '--method', 'y', '--date', '1.2.26'], '--date must be a day'],
  ])('a donation with %j is refused', async (args, sentence) => {
    const before = (await dashboard()).records.donation_history.length;
    await expect(admin('donation', 'add', ...args)).rejects.toThrow(sentence);
    expect((await dashboard()).records.donation_history).toHaveLength(before);
  });

  test('reads held comments, approves one and hides it again', async () => {
    const newsId = Number(numberIn(await admin('news', 'add', aStory('With comments'))));
    await stage.ask('commentOnNews', {
      params: { id: newsId },
      body: { comentator_name: 'Halima G.', comment: 'A kind word of some length.', website: 'x' },
    });
    const listed = await admin('comment', 'list');
    expect(listed).toContain('Halima G.: A kind word of some length. [the hidden field was filled]');
    const id = numberIn(listed);
    const shown = async () => {
      const answer = await stage.ask('newsDetail', { params: { title: 'With comments' } });
      return calls.newsDetail.answer.parse(answer.json()).comments.length;
    };
    await admin('comment', 'approve', id);
    expect(await shown()).toBe(1);
    await admin('comment', 'hide', id);
    expect(await shown()).toBe(0);
    expect(await lastAudit()).toEqual(['ruth', 'comment hide', `comment ${id}`, `news ${newsId}`]);
    expect(await admin('comment', 'list')).toBe('No comment is held.');
    expect(await admin('comment', 'list', '--hidden')).toContain('Halima G.');
  });

  test('exports all of a donor but the password, and deletes all of them', async () => {
    const exported = await admin('donor', 'export', email);
    expect(JSON.parse(exported)).toMatchObject({
      donor: { email, first_name: 'Ada', goal: 4000 },
      donations: [{ amount: 1250.5 }, { amount: 1250.5 }],
      sessions: [{ opened_at: '2026-11-20T09:30:00.000Z' }],
    });
    expect(exported).not.toMatch(/hash/);
    await expect(admin('donor', 'delete', email)).rejects.toThrow('please add --yes');
    await admin('donor', 'delete', email, '--yes');
    expect((await stage.ask('dashboard', { token })).statusCode).toBe(401);
    for (const table of ['donors', 'donations', 'registrations', 'sessions'] as const) {
      expect(await stage.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await admin('audit', 'list')).not.toContain(email);
  });
});

test('what is not understood is said in one sentence', () => {
  expect(commandOf([])).toBeUndefined();
  expect(commandOf(['news', 'add', '--help'])).toBeUndefined();
  expect(help).toContain('npm run admin -- donor delete <e-mail> --yes');
  expect(() => commandOf(['news', 'burn'])).toThrow('There is no command “news burn”');
  expect(() => commandOf(['news', 'add'])).toThrow('It is: npm run admin -- news add <file.md>');
  expect(() => commandOf(['news', 'list', '--loud'])).toThrow("Unknown option '--loud'");
});
