// cspell:disable -- sentences in Spanish and Arabic
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

import { type Content, loadContent } from '@hearthlight/content';
import { calls, formatMoney, pageList, paneNames, pathIn, paths, withCampaign } from '@hearthlight/domain';
import { aDashboard } from '@hearthlight/domain/fixtures';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { loadWords, type Words } from '@hearthlight/words';
import { inLanguage } from '@hearthlight/words/current-language';
import { refusals } from '@hearthlight/words/refusals';
import type { APIRequestContext, Page } from '@playwright/test';

import { environment, root } from '../../tooling/prepare.mjs';
import { abortCall, button, demoDonor, field, openSession, respondTo, storeTokens } from './actions.ts';
import { bilingualFolder } from './bilingual-folder.ts';
import { expect, newestCode, newPerson, openHydrated, test } from './fixtures.ts';
import { textsOfMarkup, textsOfPage, Vocabulary } from './own-language.ts';
import { buildSite, type RunningServer, startServer } from './server.ts';
import { commentsOf, translatedTexts, untranslatedRecords, type UntranslatedRecords } from './untranslated-records.ts';

/*
 * Sites without English, and one with English and another language: every journey, page, pane, state, mail and refusal
 * is in the language of the site. Only the deep run includes them, because each site is built first.
 */

const run = promisify(execFile);
const example = (name: string) => join(root, 'packages/content/examples', name);

interface Site {
  name: string;
  language: 'es' | 'ar';
  direction: 'ltr' | 'rtl';
  /** Returns the content folder. */
  folder: () => string;
  firstName: string;
  lastName: string;
  comment: string;
  cause: string;
  /** 1,250.5 as people type it. */
  typed: string;
}

const spanish = {
  language: 'es',
  direction: 'ltr',
  firstName: 'Lucía',
  lastName: 'Ibáñez',
  comment: 'Qué alegría leer esto, un abrazo a todo el pueblo.',
  cause: 'Una bomba para el pozo del barrio',
  typed: '1.250,5',
} as const;

const arabic = {
  language: 'ar',
  direction: 'rtl',
  firstName: 'ليلى',
  lastName: 'منصور',
  comment: 'خبر مفرح، شكرًا لكم جميعًا على هذا العمل الطيب.',
  cause: 'مضخة مياه لبيت الجيران في الحارة',
  typed: '١٬٢٥٠٫٥',
} as const;

const sites: readonly Site[] = [
  { name: 'in Spanish', ...spanish, folder: () => example('acequia') },
  { name: 'in Arabic', ...arabic, folder: () => example('bab-algiran') },
  {
    name: 'in English and Spanish',
    ...spanish,
    folder: () => bilingualFolder(example('acequia'), 'es'),
  },
];

/** A running site and what it may say. */
interface Running {
  server: RunningServer;
  folder: string;
  content: Content;
  words: Words;
  vocabulary: Vocabulary;
  /** Empty for a site in one language. */
  records: UntranslatedRecords;
  /** Returns an address in the language. */
  at: (path: string) => string;
}

/**
 * The demo donors and their initials, whose e-mail address can break after its parts, the feed's ids, and offsets of
 * clocks.
 */
const names = 'Zainab Okonkwo ZO PV SA حس demo example org tag localhost news UTC';

/** Returns the tests of a site. Each has its own server, which builds the site first. */
const testOf = ({ folder: folderOf, language, ...texts }: Site) =>
  test.extend<object, { site: Running }>({
    site: [
      async ({ playwright }, provide) => {
        const folder = folderOf();
        const content = loadContent(folder, language);
        const initials = texts.firstName.slice(0, 1) + texts.lastName.slice(0, 1);
        const variables = {
          CONTENT_DIR: folder,
          SITE_DIR: folder === example(basename(folder)) ? '' : `${folder}-site`,
          DESK_DIR: '',
          TRUST_PROXY: 'loopback',
        };
        buildSite(variables);
        const server = await startServer(variables);
        const request = await playwright.request.newContext({
          baseURL: server.url,
          extraHTTPHeaders: { 'Accept-Language': language },
        });
        const isOnly = content.foundation.languages.length === 1;
        const records = isOnly
          ? { quoted: [], kinds: [], unmarked: new Set<string>() }
          : await untranslatedRecords(request);
        await request.dispose();
        await provide({
          server,
          records,
          folder,
          content,
          words: await loadWords(language),
          vocabulary: new Vocabulary(language, content, [texts, initials, names]),
          at: (path) => pathIn(language, path, content.foundation.languages),
        });
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    server: [({ site }, provide) => provide(site.server), { scope: 'worker' }],
    extraHTTPHeaders: ({ extraHTTPHeaders }, provide) => provide({ ...extraHTTPHeaders, 'Accept-Language': language }),
    contextOptions: { reducedMotion: 'reduce' },
    userAgent: '1.0',
  });

for (const each of sites) {
  const test = testOf(each);
  test.describe(`a site ${each.name}`, { tag: ['@chromium', '@deep'] }, () => {
    test.describe.configure({ timeout: 180_000 });
    // The demo donor exists for this machine only.
    test.use({ isLocal: true });

    const { cause, comment, direction, firstName, language, lastName, typed } = each;
    const donor = { ...newPerson(), firstName, lastName };

    /** Expects the page, its title and its share card in the language. */
    async function expectOwnLanguage(page: Page, { records, vocabulary }: Running, state: string): Promise<void> {
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      if (direction === 'rtl') await expect(root).toHaveAttribute('dir', 'rtl');
      const texts = translatedTexts(await textsOfPage(page), records);
      expect.soft(vocabulary.strangeIn(texts), state).toEqual([]);
    }

    test('signs up with the mailed code, signs in and recovers the password', async ({ page, site }) => {
      const { at, server, words } = site;
      const { account, dashboard, rules, sentences } = words;
      const { email, password } = donor;
      await openHydrated(page, at(paths.signUp));
      await button(page, account.continue).click();
      await expect(field(page, account.firstName)).toHaveAccessibleDescription(new RegExp(rules.firstName));
      await expectOwnLanguage(page, site, 'sign-up without entries');
      await field(page, account.firstName).fill(firstName);
      await field(page, account.lastName).fill(lastName);
      await field(page, account.eMailAddress).fill(demoDonor.email);
      await field(page, account.password).fill(password);
      await field(page, account.confirmPassword).fill(password);
      await button(page, account.continue).click();
      await expect(page.getByText(sentences.emailTaken)).toBeVisible();
      await expectOwnLanguage(page, site, 'sign-up with a known address');
      await field(page, account.eMailAddress).fill(email);
      await button(page, account.continue).click();
      const code = await newestCode(server, email);
      await field(page, account.verificationCode).fill(code === '11111' ? '22222' : '11111');
      await button(page, account.signUp).click();
      await expect(field(page, account.verificationCode)).toHaveAccessibleDescription(
        new RegExp(inLanguage(language, () => refusals.incorrectCode)),
      );
      await expectOwnLanguage(page, site, 'a wrong code');
      await field(page, account.verificationCode).fill(code);
      await button(page, account.signUp).click();
      await expect(page.getByText(words.answers.welcome({ firstName }))).toBeVisible();
      await expectOwnLanguage(page, site, 'a new account');
      await page.waitForURL(`**${at(paths.signIn)}`);

      await button(page, account.signInButton).click();
      await expectOwnLanguage(page, site, 'sign-in without entries');
      await field(page, account.eMailAddress).fill(email);
      await field(page, account.password).fill(`${password}-2`);
      await button(page, account.signInButton).click();
      await expect(page.getByRole('alert')).toHaveText(inLanguage(language, () => refusals.incorrectSignIn));
      await expectOwnLanguage(page, site, 'a wrong password');

      await page.getByRole('link', { name: account.forgotPassword }).click();
      await page.waitForURL(`**${at(paths.resetPassword)}`);
      await field(page, account.eMailAddress).fill('nobody@example.org');
      await button(page, account.sendTheCode).click();
      await expect(page.getByText(sentences.accountNotFound)).toBeVisible();
      await expectOwnLanguage(page, site, 'recovery of an unknown account');
      await field(page, account.eMailAddress).fill(email);
      await button(page, account.sendTheCode).click();
      await expect(field(page, account.verificationCode)).toBeFocused();
      await expectOwnLanguage(page, site, 'recovery with a code');
      await expect.poll(() => newestCode(server, email)).not.toBe(code);
      await field(page, account.verificationCode).fill(await newestCode(server, email));
      await button(page, account.verifyCode).click();
      await expect(page.getByRole('heading', { name: account.setANewPassword })).toBeFocused();
      await button(page, account.changePassword).click();
      await expectOwnLanguage(page, site, 'a new password without entries');
      await field(page, account.password).fill(`${password}-2`);
      await field(page, account.confirmPassword).fill(`${password}-2`);
      await button(page, account.changePassword).click();
      await expect(page.getByText(words.answers.passwordChanged)).toBeVisible();
      await expectOwnLanguage(page, site, 'a changed password');
      await page.waitForURL(`**${at(paths.signIn)}`);
      await field(page, account.eMailAddress).fill(email);
      await field(page, account.password).fill(`${password}-2`);
      await button(page, account.signInButton).click();
      await page.waitForURL(`**${at(paths.dashboard)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
      await expectOwnLanguage(page, site, 'the dashboard of a new donor');
      await button(page, dashboard.logOut).click();
      await expect(page.getByText(dashboard.loggingOut)).toBeVisible();
      await expectOwnLanguage(page, site, 'logging out');
      await page.waitForURL(`**${at(paths.signIn)}`);
    });

    test('pledges, asks for help, sets a goal and comments', async ({ page, request, site }) => {
      const { at, content, words } = site;
      const { dashboard, donate, help, news, rules } = words;
      await storeTokens(page, await openSession(request, demoDonor));
      await openHydrated(page, at(withCampaign(paths.dashboard, { title: cause })));
      await page.waitForURL(`**${at(paths.donateNow)}`);
      await expect(field(page, donate.donationCause)).toHaveValue(cause);
      await field(page, donate.donationCause).fill('');
      await button(page, donate.donateByEMail).click();
      await expect(field(page, donate.donationAmount)).toHaveAccessibleDescription(new RegExp(rules.amount));
      await expectOwnLanguage(page, site, 'a pledge without entries');
      await field(page, donate.donationAmount).fill(typed);
      await field(page, donate.donationCause).fill(cause);
      await page.getByLabel(words.paymentMethods.bitcoin).check();
      await button(page, donate.donateByEMail).click();
      const draft = page.getByRole('region', { name: dashboard.yourDraftIsReady });
      const amount = formatMoney(1250.5, formatsOf(language, content.foundation.currency, 'UTC'));
      await expect(draft).toContainText(words.drafts.pledgeSubject({ amount }));
      await expect(draft).toContainText(words.drafts.paymentMethod({ value: words.paymentMethods.bitcoin }));
      await expect(page.getByLabel(donate.totalDue)).toHaveText(amount);
      await expectOwnLanguage(page, site, 'a pledge');

      await openHydrated(page, at(paths.requestHelp));
      await button(page, help.requestByEmail).click();
      await expectOwnLanguage(page, site, 'a request without entries');
      await field(page, help.fullName).fill(`${firstName} ${lastName}`);
      await field(page, help.eMailAddress).fill(donor.email);
      await field(page, help.phoneNumber).fill('555 0142');
      await field(page, help.address).fill(cause);
      await field(page, help.requestType).fill(cause);
      await field(page, help.requestDescription).fill(cause);
      await field(page, help.amountTargeted).fill(typed);
      await field(page, help.amountRaised).fill('0');
      await button(page, help.requestByEmail).click();
      await expect(draft).toContainText(words.drafts.amountTargeted({ value: amount }));
      await expectOwnLanguage(page, site, 'a request');

      await openHydrated(page, at(paths.pane('account')));
      await page.getByText(dashboard.changeYourGoal).click();
      const goal = page.getByRole('textbox', { name: dashboard.yourGoal });
      await goal.fill('-');
      await button(page, dashboard.saveGoal).click();
      await expectOwnLanguage(page, site, 'a goal that is no amount');
      await goal.fill(typed);
      await button(page, dashboard.saveGoal).click();
      await expect(page.getByText(words.answers.goalSet({ goal: amount }))).toBeVisible();
      await expectOwnLanguage(page, site, 'a new goal');

      await openHydrated(page, at(paths.news(await articleWithoutComments(request))));
      await expect(page.getByText(words.sentences.noComments)).toBeVisible();
      await button(page, news.postComment).click();
      await expectOwnLanguage(page, site, 'a comment without entries');
      await field(page, news.yourName).fill(firstName);
      await field(page, news.comment).fill(comment);
      // A form that is sent at once looks like a program's.
      await page.waitForTimeout(2000);
      await button(page, news.postComment).click();
      await expect(page.getByText(words.answers.commentShown)).toBeVisible();
      await expect(page.getByText(comment)).toBeVisible();
      await expectOwnLanguage(page, site, 'a comment');
    });

    test('every page and pane is in the language, with data, without and failed', async ({ page, request, site }) => {
      test.setTimeout(120_000);
      const { at, server, words } = site;
      const tokens = await openSession(request, demoDonor);
      const articles: { title: string }[] = await (await fetch(server.url + calls.latestNews.path)).json();
      const newest = articles[0]?.title ?? '';
      const served = await (await request.get(server.url + at(paths.news(newest)))).text();
      expect(served, 'the article as the server renders it').toContain('<h1');
      const addresses = [...pageList.map(({ path }) => path), paths.news(newest), paths.news('1234'), '/1234'];
      for (const address of addresses) {
        await openHydrated(page, at(address));
        await expectOwnLanguage(page, site, `${address} for a visitor`);
      }
      await storeTokens(page, tokens);
      for (const pane of paneNames) {
        await openHydrated(page, at(paths.pane(pane)));
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await expectOwnLanguage(page, site, `${pane} of a donor`);
      }
      await openHydrated(page, at(paths.pane('campaigns')));
      await page
        .getByRole('button', {
          name: new RegExp(`^${words.dashboard.registerFor({ title: '' }).replace(/<.*/, '')}`),
        })
        .first()
        .click();
      await expectOwnLanguage(page, site, 'a registration');
      await openHydrated(page, at(paths.pane('history')));
      await page.evaluate(() => Object.assign(window, { print: () => undefined }));
      await button(page, words.history.export).click();
      await expectOwnLanguage(page, site, 'the export menu');
      await page.getByRole('button', { name: words.history.printStatement }).click();
      await expect(page.getByText(words.history.statementNote)).toBeAttached();
      await expectOwnLanguage(page, site, 'the printed statement');

      await openHydrated(page, at(paths.ledger));
      await page.getByText(words.ledger.pasteItsTextInstead).click();
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const { statement }: { statement: string } = await (await request.get(calls.statement.path, { headers })).json();
      for (const [text, title] of [
        ['1234', words.statementCheck.notAStatement],
        [statement, words.statementCheck.thisStatementIsValid],
        [statement.replace(/"cents": \d/, '"cents": 9'), words.statementCheck.thisStatementWasAltered],
      ] as const) {
        await field(page, words.ledger.textOfTheStatement).fill(text);
        await button(page, words.ledger.checkTheStatement).click();
        await expect(page.getByText(title)).toBeVisible();
        await expectOwnLanguage(page, site, title);
      }

      const { first_name: _, last_name: __, ...empty } = aDashboard();
      const records = { campaigns: [], donation_history: [], impact_updates: [] };
      await respondTo(page, 'dashboard', 200, {
        ...empty,
        first_name: firstName,
        last_name: lastName,
        client_goal: 0,
        user_agent: '',
        records,
      });
      for (const pane of paneNames) {
        await openHydrated(page, at(paths.pane(pane)));
        await expectOwnLanguage(page, site, `${pane} without data`);
      }
      await respondTo(page, 'dashboard', 500, {});
      for (const pane of ['dashboard', 'donate'] as const) {
        await openHydrated(page, at(paths.pane(pane)));
        await expect(page.getByText(words.sentences.contentFailed)).toBeVisible();
        await expectOwnLanguage(page, site, `${pane}, failed`);
      }
      await respondTo(page, 'dashboard', 401, {});
      await openHydrated(page, at(paths.dashboard));
      await expect(page.getByText(words.sentences.sessionInvalid)).toBeVisible();
      await expectOwnLanguage(page, site, 'an expired session');
      await page.evaluate(() => localStorage.clear());
      await abortCall(page, 'latestNews');

      await openHydrated(page, at(paths.signIn));
      await page
        .locator(`a[href="${at(paths.home)}"]`)
        .first()
        .click();
      await expect(page.getByText(words.sentences.newsListFailed)).toBeVisible();
      await expectOwnLanguage(page, site, 'news that failed');
      await page.unrouteAll();
      await page.route('**/api/news/*/', (route) => route.abort());
      await openHydrated(page, at(paths.home));
      await page
        .locator(`a[href="${at(paths.news(newest))}"]`)
        .first()
        .click();
      await expect(page.getByText(words.sentences.newsDetailFailed)).toBeVisible();
      await expectOwnLanguage(page, site, 'an article that failed');
    });

    test('refusals and error pages are in the language', async ({ request, site }) => {
      const { server, vocabulary } = site;
      const headers = { 'accept-language': language };
      const json = { ...headers, 'content-type': 'application/json' };
      const send = (path: string, init: RequestInit = {}) => fetch(server.url + path, { headers, ...init });
      const post = (path: string, body: unknown) =>
        send(path, {
          method: 'POST',
          headers: json,
          body: typeof body === 'string' ? body : JSON.stringify(body),
        });
      // Another address than that of the demo donor, who signs in afterwards.
      const wrong = { email: 'stranger@example.org', password: 'Wrong-Password-1' };
      const requests: (() => Promise<Response>)[] = [
        ...Object.values(calls).map(
          ({ method, path }) =>
            () =>
              method === 'POST' ? post(pathOf(path), {}) : send(pathOf(path)),
        ),
        ...Object.values(calls).map(
          ({ path }) =>
            () =>
              send(pathOf(path), { method: 'DELETE' }),
        ),
        () => post(calls.signIn.path, '{'),
        () => post(calls.signIn.path, { ...wrong, password: 'x'.repeat(70_000) }),
        () => send(calls.signIn.path, { method: 'POST', headers, body: 'x' }),
        () =>
          post(calls.verifyCodeAndSignUp.path, {
            ...donor,
            first_name: firstName,
            last_name: lastName,
            code: '12345',
          }),
        ...Array.from({ length: 6 }, () => () => post(calls.signIn.path, wrong)),
        () => send('/api/1234/'),
        () => send(`${site.at('/1234')}%E0%A4%A`),
        () => send(site.at('/campaigns/1234/badge.svg')),
        // These addresses have no language.
        ...(site.content.foundation.languages[0] === language
          ? ['/uploads/1234.png', '/ledger/1234.json', '/bills/1234'].map((path) => () => send(path))
          : []),
        () => send('/unsubscribe/1234'),
        () =>
          send(site.at(paths.comment('1234')), {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            body: 'a=1',
          }),
        () =>
          send(site.at(paths.comment('1234')), {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            body: 'a'.repeat(70_000),
          }),
        () => send(site.at('/feed.xml')),
        () => send('/dev/mail'),
      ];
      const statuses = new Set<number>();
      const ask = async (call: () => Promise<Response>) => {
        const response = await call();
        statuses.add(response.status);
        const body = await response.text();
        const isJson = response.headers.get('content-type')?.startsWith('application/json');
        const texts = isJson ? sentencesIn(body, response.ok) : textsOfMarkup(body);
        expect.soft(vocabulary.strangeIn(texts), `${response.status} ${response.url}`).toEqual([]);
      };
      for (const each of requests) await ask(each);
      const database = new DatabaseSync(join(server.dataDirectory, 'hearthlight.sqlite'));
      database.exec('alter table news rename to former_news');
      await ask(() => send(site.at(paths.news('1234'))));
      await ask(() => send(calls.latestNews.path));
      database.exec('alter table former_news rename to news');
      // While another process keeps the database locked.
      const [article]: { title: string }[] = await (await request.get(calls.latestNews.path)).json();
      database.exec('begin exclusive');
      await ask(() =>
        send(site.at(paths.comment(article?.title ?? '')), {
          method: 'POST',
          headers: {
            ...headers,
            origin: server.url,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ comentator_name: firstName, comment }).toString(),
        }),
      );
      database.exec('rollback');
      database.close();
      expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 401, 403, 404, 405, 413, 415, 429, 500, 503]);
    });

    test('mails are in the language', async ({ request, site }) => {
      const { records, server, vocabulary } = site;
      const strangeIn = (labels: string[]) => vocabulary.strangeIn(translatedTexts({ labels, texts: [] }, records));
      const admin = (...args: string[]) =>
        run('node', [join(root, 'apps/api/src/entries/cli.ts'), ...args], {
          env: { ...environment, CONTENT_DIR: site.folder, DATA_DIR: server.dataDirectory },
        });
      const { email } = demoDonor;
      // Mails are in the language of the newest sign-in.
      await openSession(request, demoDonor);
      for (const to of ['nobody@example.org', email])
        await request.post(calls.sendPasswordResetCode.path, { data: { email: to } });
      const applicant = { email: 'new@example.org', first_name: firstName, last_name: lastName };
      await request.post(calls.sendEmailVerificationCode.path, { data: applicant });
      const update = join(server.dataDirectory, 'update.md');
      const cover = site.content.about.picture.src;
      writeFileSync(
        update,
        `---\ntitle: ${cause}\nimage_url: ${cover}\ncampaign: 1\ndate_published: 2026-11-20\n---\n${comment}\n`,
      );
      await admin(
        'donation',
        'add',
        email,
        '--amount',
        '20',
        '--cause',
        cause,
        '--method',
        'Paypal service',
        '--campaign',
        '1',
      );
      await admin('update', 'add', update, '--mail');
      await admin('donor', 'edit', email, '--last-name', lastName);
      interface StoredMail {
        subject: string;
        text: string;
        html: string;
      }
      const read = async (): Promise<StoredMail[]> => (await fetch(`${server.url}/dev/mail.json`)).json();
      // Two codes, no account, an update and a corrected name. The first test has caused a changed password.
      await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(5);
      for (const { html, subject, text } of await read())
        expect.soft(strangeIn([subject, text, ...textsOfMarkup(html)]), subject).toEqual([]);
      const headers = { 'accept-language': language };
      const outbox = await (await fetch(`${server.url}/dev/mail`, { headers })).text();
      expect.soft(strangeIn(textsOfMarkup(outbox.replaceAll(/<iframe[^>]*>/g, '')))).toEqual([]);
    });
  });
}

/** Returns the title of an article that nobody has commented on. */
async function articleWithoutComments(request: APIRequestContext): Promise<string> {
  const articles: { title: string }[] = await (await request.get(calls.latestNews.path)).json();
  for (const { title } of articles) if ((await commentsOf(request, title)).length === 0) return title;
  throw new Error('each article has comments');
}

/** Returns the path of a call with 1 in place of its parameters. */
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** Returns the sentences of a JSON response: of a refusal all, of an answer its message. */
function sentencesIn(body: string, isAnswer: boolean): string[] {
  const { fields = {}, message = '' }: { fields?: Record<string, string>; message?: string } = JSON.parse(body);
  return isAnswer ? [message] : [message, ...Object.values(fields)];
}

test(
  'a word of another language is found wherever a page has it',
  { tag: ['@chromium', '@deep'] },
  async ({ page }) => {
    const content = loadContent(example('acequia'));
    const vocabulary = new Vocabulary('es', content, []);
    await page.setContent(
      `<html lang="es"><head><title>Agua</title><meta name="description" content="Agua planted"></head><body>
      <p>Donar <span hidden>planted</span></p><button aria-label="Cerrar planted">×</button><img alt="planted">
      <input placeholder="planted"><p lang="en">planted</p><style>planted</style></body></html>`,
    );
    const { labels, texts } = await textsOfPage(page);
    expect(vocabulary.strangeIn([...texts, ...labels])).toEqual([
      'planted: planted',
      'planted: Cerrar planted',
      'planted: Agua planted',
    ]);
  },
);
