import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls, paneNames, paths, type Dashboard } from '@hearthlight/domain';
import { aCampaign, aDashboard, aDonation, aMoment, anImpactUpdate } from '@hearthlight/domain/fixtures';
import type { Page } from '@playwright/test';

import {
  respondTo,
  button,
  demoDonor,
  holdCall,
  storeTokens,
  openSession,
  requestsOf,
  showDashboard,
  type Tokens,
} from './actions.ts';
import { aDashboardWith, definition, expectPane, item, main, menu, panes } from './dashboard-screen.ts';
import { chromiumOnly, deep, expect, test, openHydrated } from './fixtures.ts';

/** The donor's dashboard (specification §2, §4, §8, §9). */

const { foundation } = loadContent(contentDirectory());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('§2 the frame, with the real server', () => {
  test.use({ isLocal: true });
  let tokens: Tokens;
  test.beforeEach(async ({ page, request }) => {
    tokens ??= await openSession(request, demoDonor);
    await storeTokens(page, tokens);
  });

  test('a gift leads to what the gifts for its campaign did, and Back to the history', async ({ page }) => {
    await openHydrated(page, paths.pane('history'));
    const cause = main(page).getByRole('table').getByRole('link').first();
    const [, id = ''] = /#(.+)/.exec((await cause.getAttribute('href')) ?? '') ?? [];
    await cause.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.goBack();
    await expect(cause).toBeInViewport();
  });

  test('the sidebar has name, e-mail address, a home link and eight items in order', deep, async ({ page }) => {
    await openHydrated(page, paths.dashboard);
    const sidebar = page.getByRole('banner');
    await expect(sidebar.getByText('Zainab Okonkwo')).toBeVisible();
    await expect(sidebar.getByText(demoDonor.email)).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', paths.home);
    await expect(menu(page).getByRole('link')).toHaveText(paneNames.map((pane) => panes[pane][0]));
  });

  test('shows exactly one pane at a time, each with its address and page title', async ({ page }) => {
    await openHydrated(page, paths.dashboard);
    for (const pane of [...paneNames.slice(1), 'dashboard'] as const) {
      await item(page, pane).click();
      await expectPane(page, pane);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText(panes[pane][0]);
    }
  });

  test('deep links, reload, Back and Forward keep the pane; an unknown one shows the first', async ({ page }) => {
    for (const pane of ['updates', 'donate', 'events'] as const) {
      await openHydrated(page, paths.pane(pane));
      await expectPane(page, pane);
    }
    await page.reload();
    await expectPane(page, 'events');
    await item(page, 'help').click();
    await item(page, 'account').click();
    await page.goBack();
    await expectPane(page, 'help');
    await page.goBack();
    await expectPane(page, 'events');
    await page.goForward();
    await expectPane(page, 'help');
    await openHydrated(page, `${paths.dashboard}?pane=nonsense`);
    await expect(main(page).getByText('You have given')).toBeVisible();
  });

  test('a reload keeps typed text, without a hydration error', async ({ page }) => {
    await openHydrated(page, paths.donateNow);
    await page.getByLabel('Donation amount').fill('50');
    await page.getByLabel('Donation cause').fill('A well for all of us');
    await page.reload();
    await expect(page.getByText('20 of 500 characters')).toBeVisible();
    await expect(page.getByLabel('Donation amount')).toHaveValue('50');
  });

  test(
    'the campaign beside the donation form does not cover the draft',
    { tag: ['@chromium', '@deep'] },
    async ({ page }) => {
      await openHydrated(page, paths.donateNow);
      await page.getByRole('combobox', { name: 'Campaign' }).selectOption('8');
      await page.getByLabel('Donation amount').fill('50');
      await button(page, 'Donate by e-mail').click();
      const draft = page.getByRole('heading', { name: 'Your draft is ready' }).locator('..');
      await expect(draft).toBeInViewport();
      const campaign = page.getByRole('progressbar').last();
      const [beside, own] = [await campaign.boundingBox(), await draft.boundingBox()];
      expect(beside?.x).toBeGreaterThanOrEqual((own?.x ?? 0) + (own?.width ?? Infinity));
    },
  );

  test('Event Registration shows the campaigns of Fundraising Campaigns', deep, async ({ page }) => {
    await openHydrated(page, paths.pane('campaigns'));
    const titles = main(page).getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(11);
    const shown = await titles.allInnerTexts();
    await item(page, 'events').click();
    await expect(titles).toHaveText(shown);
  });

  test('the header greets by first name and shows the date', deep, async ({ page }) => {
    await page.clock.setFixedTime(aMoment);
    await openHydrated(page, paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Zainab');
    await expect(page.getByText('Friday, November 20, 2026')).toBeVisible();
    await item(page, 'account').click();
    await expect(main(page).getByText('Good to see you, Zainab')).toBeVisible();
  });

  test('quick access on a desktop stays visible, covers nothing and collapses', deep, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 844 });
    await openHydrated(page, paths.pane('campaigns'));
    const box = page.getByRole('complementary', { name: 'Quick access' }).filter({ visible: true });
    await expect(box).toHaveCount(1);
    await expect(box.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', paths.home);
    await expect(box.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      `mailto:${foundation.supportEmail}`,
    );
    await main(page).getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(box).toBeInViewport();
    await box.getByRole('button', { name: 'Quick access' }).click();
    await expect(box.getByRole('link')).toHaveCount(0);
  });

  for (const [width, height] of [
    [1366, 657],
    [1180, 820],
  ] as const)
    test(`at ${width} × ${height} px quick access covers no menu item`, deep, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, paths.dashboard);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab');
      const box = page.getByRole('complementary', { name: 'Quick access' }).filter({ visible: true });
      const top = (await box.boundingBox())?.y ?? 0;
      for (const target of [...(await menu(page).getByRole('link').all()), button(page, 'Log out')]) {
        const { y = 0, height: own = Infinity } = (await target.boundingBox()) ?? {};
        expect(y + own, await target.innerText()).toBeLessThanOrEqual(top);
      }
    });

  test('on a phone the bar with menu and quick access stays in view', deep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, paths.pane('campaigns'));
    await main(page).getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(button(page, 'Menu')).toHaveCount(1);
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Quick access').click();
    await expect(page.getByRole('link', { name: 'Visit homepage' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      `mailto:${foundation.supportEmail}`,
    );
  });

  test('the menu works by keyboard alone: skip link, item, Enter', deep, async ({ page }) => {
    await openHydrated(page, paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await item(page, 'history').focus();
    await page.keyboard.press('Enter');
    await expectPane(page, 'history');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

test.describe('§2 the drawer', () => {
  test('shows a menu button up to 912 px and a sidebar above', deep, async ({ page }) => {
    await page.setViewportSize({ width: 912, height: 800 });
    await showDashboard(page, paths.dashboard, aDashboard());
    await expect(opener(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 913, height: 800 });
    await expect(opener(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
  });

  for (const [width, full] of [
    [912, false],
    [390, false],
    [361, false],
    [360, true],
    [320, true],
  ] as const)
    test(
      `at ${width} px it is ${full ? 'as wide as the screen' : 'narrower than the screen'}; Escape, focus back, closed by choosing an item`,
      { tag: width === 390 ? [] : '@deep' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await showDashboard(page, paths.dashboard, aDashboard());
        await opener(page).click();
        const box = await drawer(page).boundingBox();
        expect(box?.width === width).toBe(full);
        await expect(drawer(page).getByText('zainab@example.org')).toBeVisible();
        await expect(drawer(page).getByRole('button', { name: 'Log out' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await drawer(page).getByRole('link', { name: 'Donation History' }).click();
        await expect(drawer(page)).toBeHidden();
        await expect(page.getByRole('heading', { level: 1, name: 'Donation History' })).toBeFocused();
      },
    );
});

test.describe('§2 the preview', () => {
  test(
    'shows the first three campaigns with goal, amount raised, contributors and registration',
    deep,
    async ({ page }) => {
      await showDashboard(page, paths.dashboard, aDashboard());
      const table = page.getByRole('table', { name: 'Fundraising campaigns' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Campaign title',
        'Goal',
        'Amount raised',
        'No. of contributors',
        'Registration status',
      ]);
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('row').nth(1)).toHaveText(/Garbatula\$18,000\$11,240213Registered$/);
      await expect(table.getByRole('row').nth(2)).toHaveText(/Sololá\$9,500\$9,860188Unregistered$/);
    },
  );

  test('shows the totals and the last three donations', deep, async ({ page }) => {
    const donations = Array.from({ length: 4 }, () => aDonation({ amount_donated: 1000.1 }));
    await showDashboard(page, paths.dashboard, aDashboardWith({ donation_history: donations }));
    const totals = page.getByRole('region', { name: 'Donation totals' });
    await expect(totals).toContainText('$4,000.40');
    await expect(totals).toContainText('in 4 donation');
    await expect(page.getByRole('table', { name: 'Your last donations' }).getByRole('row')).toHaveCount(4);
  });

  test('shows the first three updates, and See more... opens each full pane', async ({ page }) => {
    const updates = [1, 2, 3, 4].map((day) => anImpactUpdate({ date_published: `2026-11-0${day}` }));
    await showDashboard(page, paths.dashboard, aDashboardWith({ impact_updates: updates }));
    const section = page.getByRole('region', { name: 'Impact updates' });
    await expect(section.getByRole('article')).toHaveCount(3);
    for (const [name, pane] of [
      ['Fundraising campaigns', 'campaigns'],
      ['Your donations', 'history'],
      ['Impact updates', 'updates'],
    ] as const) {
      await page
        .getByRole('region', { name })
        .getByRole('link', { name: /^See more\.\.\./ })
        .click();
      await expectPane(page, pane);
      await page.goBack();
    }
  });
});

const card = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

test.describe('§2 §4 campaigns', () => {
  test('shows title, cover, amounts, dates and description; a missing end date is na', deep, async ({ page }) => {
    await showDashboard(page, paths.pane('campaigns'), aDashboard());
    const school = card(page, 'A year of school');
    await expect(school.locator('img')).toHaveAttribute('src', '/pictures/classroom.svg');
    for (const [name, value] of [
      ['Goal', '$9,500'],
      ['Amount raised', '$9,860'],
      ['No of contributors', '188'],
      ['Date started', 'Feb 14, 2026'],
      ['Date ended', 'Oct 31, 2026'],
    ] as const)
      await expect(definition(school, name)).toHaveText(value);
    await expect(school).toContainText(aCampaign().description);
    await expect(definition(card(page, 'A night nurse'), 'Date ended')).toHaveText('na');
    await expect(button(page, 'Registered for A deep well')).toBeDisabled();
  });

  test(
    'Register → Loading... → Registered, once, at once everywhere, and after a reload',
    chromiumOnly,
    async ({ page, request, donor }) => {
      const tokens = await openSession(request, donor);
      await storeTokens(page, tokens);
      const held = await holdCall(page, 'joinCampaign');
      await openHydrated(page, paths.pane('campaigns'));
      const first = main(page).getByRole('article').first();
      const title = await first.getByRole('heading').innerText();
      const contributors = await definition(first, 'No of contributors').innerText();
      const sent = page.waitForRequest(requestsOf('joinCampaign'));
      await first.getByRole('button').dblclick();
      expect(Object.keys((await sent).postDataJSON())).toEqual(['campaign_id']);
      await expect(first.getByRole('button', { name: 'Loading...' })).toBeDisabled();
      await first.getByRole('button').click({ force: true });
      held.release();
      await expect(first.getByRole('button', { name: `Registered for ${title}` })).toBeDisabled();
      expect(held.made()).toBe(1);
      await expect(definition(first, 'No of contributors')).toHaveText(contributors);
      await item(page, 'events').click();
      await expect(button(page, `Registered for ${title}`)).toBeVisible();
      await item(page, 'dashboard').click();
      await expect(page.getByRole('row', { name: title })).toContainText('Registered');
      await openHydrated(page, paths.pane('events'));
      await expect(button(page, `Registered for ${title}`)).toBeVisible();
      await expect(definition(first, 'No of contributors')).toHaveText(contributors);

      const headers = { Authorization: `Bearer ${tokens.access_token}` };
      const { records }: Dashboard = await (await request.get(calls.dashboard.path, { headers })).json();
      expect(records.campaigns.filter((campaign) => campaign.registration_status)).toHaveLength(1);
    },
  );

  test('§8 a failure reverts to Register, shows nothing and is only logged', deep, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
    await showDashboard(page, paths.pane('campaigns'), aDashboard());
    const register = button(page, 'Register for A year of school');
    for (const [status, message, line] of [
      [400, 'This campaign has ended.', 'This campaign has ended.'],
      [500, 'Not to be logged.', 'An error occured'],
    ] as const) {
      await respondTo(page, 'joinCampaign', status, { message });
      await register.click();
      await expect.poll(() => logged.at(-1)).toBe(line);
      await expect(register).toBeEnabled();
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(logged).toHaveLength(2);
  });

  for (const [width, least, columns] of [
    [1366, 350, 2],
    [1281, 350, 2],
    [1280, 250, 3],
    [320, 250, 1],
  ] as const)
    test(
      `§9 at ${width} px cards are at least ${least} px wide and 20 px apart`,
      { tag: width === 1366 ? [] : '@deep' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        // The first card is as wide as the pane. The others fill a row of the most columns.
        const campaigns = [1, 2, 3, 4].map((id) => aCampaign({ id, date_ended: null }));
        await showDashboard(page, paths.pane('campaigns'), aDashboardWith({ campaigns }));
        const cards = main(page).getByRole('article');
        await expect(cards).toHaveCount(4);
        const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        for (const { width: wide } of boxes) expect(wide).toBeGreaterThanOrEqual(least);
        expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
        const [lead, one, other] = boxes;
        expect(Math.round(one.top - lead.bottom)).toBe(20);
        const between = columns === 1 ? other.top - one.bottom : other.left - one.right;
        expect(Math.round(between)).toBe(20);
      },
    );
});

test.describe('§2 donation history', () => {
  test('shows count, total, five columns and three statuses in their colors', deep, async ({ page }) => {
    await showDashboard(page, paths.pane('history'), aDashboard());
    await expect(page.locator('dd').filter({ hasText: '$2,480' })).toBeVisible();
    await expect(page.locator('dd').filter({ hasText: /^4$/ })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Your donations' }).getByRole('row');
    await expect(rows.first().getByRole('columnheader')).toHaveText([
      'Date of donation',
      'Amount donated',
      'Donation cause',
      'Payment method',
      'Status',
    ]);
    await expect(rows.nth(1).getByRole('cell')).toHaveText([
      'Nov 3, 2026',
      '$120',
      'Roof for the Diallo family',
      'Paypal service',
      'Completed',
    ]);
    const statuses = rows.locator('td:last-child [data-tone]');
    await expect(statuses).toHaveText(['Completed', 'Pending', 'Failed', 'Completed']);
    const [completed, pending, failed] = await statuses.evaluateAll((all) =>
      all.map((status) => {
        const context = document.createElement('canvas').getContext('2d');
        if (context) context.fillStyle = getComputedStyle(status).color;
        context?.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return { red, green, blue };
      }),
    );
    expect(completed?.green).toBeGreaterThan(completed?.red ?? 255);
    expect(pending?.red).toBeGreaterThan(pending?.green ?? 255);
    expect(pending?.green).toBeGreaterThan((pending?.blue ?? 255) + 40);
    expect(failed?.red).toBeGreaterThan(2 * (failed?.green ?? 255));
  });

  test("shows 'No record found' when the list is empty", deep, async ({ page }) => {
    await showDashboard(page, paths.pane('history'), aDashboardWith({ donation_history: [] }));
    await expect(page.getByText('No record found')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(button(page, 'Export')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Make a donation' })).toHaveAttribute('href', paths.donateNow);
  });

  test('the CSV contains every donation and no formulas', { tag: ['@chromium', '@deep'] }, async ({ page }) => {
    const dangerous = aDonation({ donation_cause: '=1+1, "quoted"', amount_donated: 10.5 });
    await showDashboard(
      page,
      paths.pane('history'),
      aDashboardWith({ donation_history: [dangerous, aDonation({ payment_status: 'declined' })] }),
    );
    const saved = page.waitForEvent('download');
    await button(page, 'Export').click();
    await page.getByRole('button', { name: /^Download CSV/ }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^donations-\d{4}-\d\d-\d\d\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString('utf8')).toBe(
      `\uFEFF${[
        '"Date of donation","Amount donated","Donation cause","Payment method","Status"',
        `"2026-11-03",10.5,"'=1+1, ""quoted""","Paypal service","Completed"`,
        '"2026-11-03",120,"Roof for the Diallo family","Paypal service","Failed"',
        '',
      ].join('\r\n')}`,
    );
  });
});

test('§2 impact updates: cut at 400 characters with ..., Read more shows the rest', deep, async ({ page }) => {
  const long = `${'x'.repeat(399)}yz and the rest`;
  const updates = [
    anImpactUpdate({ description: long, date_published: '2026-11-12' }),
    anImpactUpdate({ description: 'w'.repeat(400), date_published: '2026-11-01' }),
  ];
  await showDashboard(page, paths.pane('updates'), aDashboardWith({ impact_updates: updates }));
  await expect(page.getByRole('heading', { name: 'Touching testimonials' })).toBeVisible();
  const [first, second] = [0, 1].map((at) => main(page).getByRole('article').nth(at));
  await expect(first?.locator('img') ?? main(page)).toHaveAttribute('src', '/pictures/well.svg');
  await expect(first?.getByText(/^x+/) ?? main(page)).toHaveText(`${'x'.repeat(399)}y...`);
  await first?.getByRole('button', { name: 'Read more' }).click();
  await expect(first?.getByText(/^x+/) ?? main(page)).toHaveText(long);
  await expect(second?.getByRole('button') ?? main(page)).toHaveCount(0);
});

test.describe('§2 §4 account information', () => {
  test('a new donor sets a goal, which all panes show at once', async ({ page, donor, request }) => {
    await storeTokens(page, await openSession(request, donor));
    await openHydrated(page, paths.dashboard);
    await main(page).getByRole('link', { name: 'Set a goal' }).click();
    await expectPane(page, 'account');
    const goal = page.getByRole('textbox', { name: 'Your goal', includeHidden: true });
    await goal.fill('0');
    await button(page, 'Save goal').click();
    await expect(page.getByText('Enter a valid amount.')).toBeVisible();
    await goal.fill('4,000');
    await button(page, 'Save goal').click();
    await expect(page.getByText('Your goal is $4,000.')).toBeVisible();
    await expect(page.getByText('Amount remaining: $4,000 of $4,000')).toBeVisible();
    await item(page, 'dashboard').click();
    await expect(page.getByText('Amount remaining: $4,000 of $4,000')).toBeVisible();
    await openHydrated(page, paths.pane('account'));
    await expect(goal).toHaveValue('4000');
  });

  test('the goal bar shows percentage and remaining amount', deep, async ({ page }) => {
    const donation_history = [aDonation({ amount_donated: 1000 })];
    await showDashboard(page, paths.pane('account'), aDashboardWith({ donation_history }, { client_goal: 4000 }));
    const summary = page.getByRole('region', { name: 'Your giving goal' });
    await expect(summary.getByText('25%', { exact: true }).first()).toBeVisible();
    await expect(summary).toContainText('Amount remaining: $3,000');
    await expect(summary.locator('[data-stage]')).toHaveAttribute('data-stage', 'below-half');
  });

  test(
    'shows name, e-mail address, dates, the user agent cut at 120 characters and the fixed preferences',
    deep,
    async ({ page }) => {
      const agent = `${'Mozilla '.repeat(14)}12345678`;
      expect(agent).toHaveLength(120);
      await showDashboard(page, paths.pane('account'), aDashboard({ user_agent: `${agent}9` }));
      for (const [name, value] of [
        ['Firstname', 'Zainab'],
        ['Lastname', 'Okonkwo'],
        ['Email', 'zainab@example.org'],
        ['Created at', /^Feb 3, 2025, 8:20\sAM$/],
        ['Last Login', /^Nov 19, 2026, 10:05\sAM$/],
        ['User agent', `${agent}...`],
        ['Email Notifications', 'True'],
        ['Theme', 'Light'],
        ['Profile Visibility', 'Private'],
        ['Preferred language', 'English'],
        ['Timezone offset', 'UTC+05:30'],
      ] as const)
        await expect(definition(main(page), name)).toHaveText(value);
    },
  );
});
