import { setTimeout } from 'node:timers/promises';

import { paths } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { button, field, requestsOf, storedValues } from './actions.ts';
import { whenHydrated } from './fixtures.ts';

/** Early input: values entered in the first moments of a page, before, during and after hydration. */

const slowdown = 6;

/** The CSS selector of a control and its value. A control without a value is clicked. */
type Entry = readonly [selector: string, value?: string];

interface EarlyForm {
  name: string;
  address: string;
  /** The content of `localStorage` before the visit. */
  stored?: Record<string, string>;
  entries: readonly Entry[];
  /** Named checks that run afterwards, in order. */
  follows: (page: Page) => [name: string, check: () => Promise<boolean>][];
}

const email = 'ada@example.org';
const password = 'Lantern-14-Street';
const signedIn = { access_token: 'access', refresh_token: 'refresh' };

const hasValue = (page: Page, label: string, value: string): [string, () => Promise<boolean>] => [
  label,
  async () => (await field(page, label).inputValue()) === value,
];
const shows = (page: Page, text: string | RegExp): [string, () => Promise<boolean>] => [
  `'${String(text)}' is shown`,
  () => page.getByText(text).first().isVisible(),
];
const isChecked = (page: Page, label: string): [string, () => Promise<boolean>] => [
  label,
  () => page.getByLabel(label).isChecked(),
];
/** Presses a button and expects each text. */
const pressing = (
  page: Page,
  name: string,
  texts: readonly (string | RegExp)[],
): [string, () => Promise<boolean>][] => [
  [
    `pressing ${name}`,
    async () => {
      await button(page, name).click();
      return true;
    },
  ],
  ...texts.map((text) => shows(page, text)),
];

/** Fields of the help form by name: label and value. */
const help = {
  fullname: ['Full name', 'Ada Lovelace'],
  email: ['E-mail address', email],
  phone_number: ['Phone number', '+44 20 555 0100'],
  address: ['Address', '12 Square Mews'],
  request_type: ['Request type', 'Rent'],
  request_description: ['Request description', 'Two months of rent for four people.'],
  amount_targeted: ['Amount targeted', '140'],
  amount_raised: ['Amount raised', '30'],
} as const;

const unsent = (page: Page, values: readonly string[]): [string, () => Promise<boolean>] => [
  'unsent entry',
  async () => {
    const entries = await page.evaluate(() => sessionStorage.getItem('unsent_entries') ?? '');
    return values.every((value) => entries.includes(value));
  },
];

const remembered = (page: Page): [string, () => Promise<boolean>] => [
  'remembered address',
  async () => (await storedValues(page))['email_address'] === email,
];

/** Returns all forms in the initial HTML of pages. */
export const earlyForms = (article: string): EarlyForm[] => [
  {
    name: 'donate',
    address: paths.donateNow,
    stored: signedIn,
    entries: [
      ['[name=donation_amount]', '120'],
      ['[name=donation_cause]', 'Roof for the Diallo family'],
      ['[name=selected_payment_method][value^=Bitcoin]'],
    ],
    follows: (page) => [
      hasValue(page, 'Donation amount', '120'),
      hasValue(page, 'Donation cause', 'Roof for the Diallo family'),
      isChecked(page, 'Bitcoin/Usdt'),
      ['Total Due', async () => (await page.getByLabel('Total Due').innerText()) === '$120'],
      shows(page, '26 of 500 characters'),
      unsent(page, ['120', 'Roof for the Diallo family', 'Bitcoin/Usdt']),
      ...pressing(page, 'Donate by e-mail', [/120[^]*Bitcoin\/Usdt[^]*Roof for the Diallo family/]),
    ],
  },
  {
    name: 'help',
    address: paths.requestHelp,
    stored: signedIn,
    entries: Object.entries(help).map(([name, [, value]]) => [`form [name=${name}]`, value] as const),
    follows: (page) => [
      ...Object.values(help).map(([label, value]) => hasValue(page, label, value)),
      shows(page, '$110'),
      unsent(
        page,
        Object.values(help).map(([, value]) => value),
      ),
      ...pressing(page, 'Request help by e-mail', [
        new RegExp(
          Object.values(help)
            .map(([, value]) => value.replace('+', '\\+'))
            .join('[^]*'),
        ),
      ]),
    ],
  },
  {
    name: "help with 'Use my details'",
    address: paths.requestHelp,
    stored: signedIn,
    entries: [['form fieldset button[data-variant=quiet]'], ['form [name=address]', '12 Square Mews']],
    follows: (page) => [
      hasValue(page, 'Full name', `${aDonor().first_name} ${aDonor().last_name}`),
      hasValue(page, 'E-mail address', aDonor().email),
      hasValue(page, 'Address', '12 Square Mews'),
      shows(page, 'Your name and e-mail address are filled in.'),
    ],
  },
  {
    name: 'sign-in',
    address: paths.signIn,
    entries: [['[name=email]', email], ['[name=password]', password], ['form [type=checkbox]']],
    follows: (page) => [
      hasValue(page, 'E-mail address', email),
      hasValue(page, 'Password', password),
      isChecked(page, 'Remember me'),
      remembered(page),
      ...pressing(page, 'Signin', [`Refused ${email} ${password}`]),
    ],
  },
  {
    name: 'sign-in with a remembered address',
    address: paths.signIn,
    stored: { email_address: 'other@example.org' },
    entries: [
      ['[name=email]', email],
      ['[name=password]', password],
    ],
    follows: (page) => [
      hasValue(page, 'E-mail address', email),
      hasValue(page, 'Password', password),
      isChecked(page, 'Remember me'),
    ],
  },
  {
    name: 'sign-up',
    address: paths.signUp,
    entries: [
      ['[name=firstname]', 'Ada'],
      ['[name=lastname]', 'Lovelace'],
      ['[name=email]', email],
      ['[name=password]', password],
      ['[name=confirmPassword]', password],
    ],
    follows: (page) => [
      hasValue(page, 'First name', 'Ada'),
      hasValue(page, 'Last name', 'Lovelace'),
      hasValue(page, 'E-mail address', email),
      hasValue(page, 'Password', password),
      hasValue(page, 'Confirm password', password),
      // This error shows that all five values were accepted.
      ...pressing(page, 'Continue', ['An account with this email address exists!']),
    ],
  },
  {
    name: 'recovery',
    address: paths.resetPassword,
    entries: [['[name=email]', email]],
    follows: (page) => [
      hasValue(page, 'E-mail address', email),
      ...pressing(page, 'Send the code', [`Refused ${email}`]),
    ],
  },
  {
    name: 'comment',
    address: article,
    entries: [
      ['[name=comentator_name]', 'Ada Lovelace'],
      ['[name=comment]', 'A well is a fine thing to have.'],
    ],
    follows: (page) => [
      hasValue(page, 'Your name', 'Ada Lovelace'),
      hasValue(page, 'Comment', 'A well is a fine thing to have.'),
      shows(page, /^31 of \d+ characters/),
      unsent(page, ['Ada Lovelace', 'A well is a fine thing to have.']),
      ...pressing(page, 'Post comment', ['Refused Ada Lovelace A well is a fine thing to have.']),
    ],
  },
  {
    name: 'ledger, pasted statement',
    address: paths.ledger,
    entries: [['details:has(textarea) > summary'], ['textarea', '{"a":1}']],
    follows: (page) => [
      hasValue(page, 'Text of the statement', '{"a":1}'),
      ...pressing(page, 'Check the statement', ['This is not a statement']),
    ],
  },
  {
    name: 'ledger, chosen file',
    address: paths.ledger,
    entries: [['[type=file]', '{"a":1}']],
    follows: (page) => [shows(page, 'This is not a statement')],
  },
  {
    name: 'subscribe',
    address: paths.home,
    entries: [['aside form [type=email]', email]],
    follows: (page) => [
      ['address', async () => (await page.locator('aside form [type=email]').inputValue()) === email],
      ...pressing(page, 'Subscribe', ['Nothing was sent or saved.']),
    ],
  },
];

/**
 * Opens a form on a slow processor and enters all its values `moment` ms after it appeared. Returns the checks that
 * fail for fifteen seconds.
 */
export async function lostValues(browser: Browser, origin: string, form: EarlyForm, moment: number): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await answerCalls(context);
  await page.addInitScript(enterValues, [form.entries, moment, Object.entries(form.stored ?? {})] as const);
  const lost: string[] = [];
  await page.goto(form.address, { waitUntil: 'commit' });
  await page.locator('html[data-entered]').waitFor({ state: 'attached' });
  await whenHydrated(page);
  // A slowed page keeps a processor busy until it closes.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const [name, check] of form.follows(page))
    if (!(await isSoon(check))) lost.push(`${form.name} at ${moment} ms: ${name}`);
  await context.close();
  return lost;
}

async function isSoon(check: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    if (await check().catch(() => false)) return true;
    await setTimeout(50);
  }
  return false;
}

/** Stubs calls with responses that repeat the request, so that the page shows it. The donor's data takes 300 ms. */
async function answerCalls(context: BrowserContext): Promise<void> {
  await context.route(requestsOf('userDetails'), async (route) => {
    await setTimeout(300);
    await route.fulfill({ json: aDonor() });
  });
  await context.route(requestsOf('dashboard'), async (route) => {
    await setTimeout(300);
    await route.fulfill({ json: { ...aDashboard(), ...aDonor() } });
  });
  for (const address of [requestsOf('signIn'), requestsOf('sendPasswordResetCode'), '**/api/news/*/comment/'])
    await context.route(address, (route) => {
      const sent: Record<string, string> = route.request().postDataJSON();
      return route.fulfill({ status: 400, json: { message: `Refused ${Object.values(sent).join(' ')}` } });
    });
  // The account exists, so sign-up refuses the address and recovery sends a code.
  await context.route(requestsOf('registrationDetailExistence'), (route) =>
    route.fulfill({ json: { email: 'Non-available' } }),
  );
}

/** Waits for the last control, then enters all values. Runs in the page, to avoid delays by the test. */
function enterValues([entries, moment, stored]: readonly [
  readonly (readonly [string, string?])[],
  number,
  [string, string][],
]): void {
  for (const [key, value] of stored) localStorage.setItem(key, value);
  const enter = () => {
    for (const [selector, value] of entries) {
      const control = document.querySelector<HTMLInputElement>(selector);
      if (value === undefined) control?.click();
      else if (control?.type === 'file') {
        const transfer = new DataTransfer();
        transfer.items.add(new File([value], 'statement.json', { type: 'application/json' }));
        control.files = transfer.files;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        control?.focus();
        control?.select();
        document.execCommand('insertText', false, value);
      }
    }
    document.documentElement.dataset['entered'] = 'true';
  };
  const isThere = () => entries.every(([selector]) => document.querySelector(selector));
  const timer = setInterval(() => {
    if (!isThere()) return;
    clearInterval(timer);
    window.setTimeout(enter, moment);
  }, 4);
}
