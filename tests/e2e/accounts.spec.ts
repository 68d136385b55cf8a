import { calls, limits, paths, sentences, type CallName } from '@hearthlight/domain';
import type { Locator, Page } from '@playwright/test';

import {
  respondTo,
  button,
  abortCall,
  field,
  fillDetails,
  holdCall,
  storeTokens,
  storedValues,
  openSession,
  requestsOf,
  signIn,
} from './actions.ts';
import { chromiumOnly, expect, newPerson, test, type Person, whenHydrated, openHydrated, deep } from './fixtures.ts';

/** Sign-up, sign-in and password recovery (specification §2, §4, §5, §7, §8). */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const keys = ['Tab', 'Shift+Tab'] as const;

/** Expects the sentence in the accessible description, which may also contain a hint. */
const expectError = (control: Locator, sentence: string) =>
  expect(control).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.!']/g, '.')));

/** Opens step 2 of sign-up with stubbed calls. */
async function reachCode(page: Page, person: Person = newPerson()): Promise<void> {
  await respondTo(page, 'registrationDetailExistence', 200, { email: 'Available' });
  await respondTo(page, 'sendEmailVerificationCode', 200, { message: 'A code is on its way.' });
  await openHydrated(page, paths.signUp);
  await fillDetails(page, person);
  await button(page, 'Continue').click();
  await expect(field(page, 'Verification code')).toBeFocused();
}

/** Opens step 2 or 3 of recovery with stubbed calls. */
async function reachRecovery(page: Page, step: 2 | 3): Promise<void> {
  // Otherwise the page would restore the step from its history entry.
  await page.goto('about:blank');
  await respondTo(page, 'registrationDetailExistence', 200, { email: 'Non-available' });
  await respondTo(page, 'sendPasswordResetCode', 200, { message: 'A code is on its way.' });
  await respondTo(page, 'verifyPasswordResetCode', 200, { message: 'The code is right.' });
  await openHydrated(page, paths.resetPassword);
  await field(page, 'E-mail address').fill('ada@example.org');
  await button(page, 'Send the code').click();
  await expect(field(page, 'Verification code')).toBeFocused();
  if (step === 2) return;
  await field(page, 'Verification code').fill('12345');
  await button(page, 'Verify code').click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
}

/** Submits the form again while its call is pending: by click, double click and Enter. */
async function sendsOnce(page: Page, call: CallName, send: string, from: string): Promise<void> {
  const held = await holdCall(page, call, (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, send).dblclick();
  await expect(button(page, send)).toBeDisabled();
  await field(page, from).press('Enter');
  await button(page, send).click({ force: true });
  held.release();
  await expect(page.getByRole('alert')).toContainText(sentences.generic);
  await expect(button(page, send)).toBeEnabled();
  expect(held.made()).toBe(1);
}

test.describe('§2 sign-up', () => {
  test('has headline, sub text, title and a link to sign-in', deep, async ({ page }) => {
    await openHydrated(page, paths.signUp);
    await expect(page).toHaveTitle('Signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
    await expect(page.getByText('You are welcome')).toBeVisible();
    await expect(page.getByText('Already have an account?').getByRole('link')).toHaveAttribute('href', paths.signIn);
    await expect(page.getByText('Account Details, 1 of 2')).toBeVisible();
  });

  test('§8 an address with an account shows an error at its field and stops the flow', async ({ page, donor }) => {
    let codesAskedFor = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(calls.sendEmailVerificationCode.path)) codesAskedFor += 1;
    });
    await openHydrated(page, paths.signUp);
    await fillDetails(page, { ...donor, email: donor.email.toUpperCase() });
    await button(page, 'Continue').click();
    await expectError(field(page, 'E-mail address'), 'An account with this email address exists!');
    await expect(field(page, 'E-mail address')).toBeFocused();
    await expect(page.getByText('Account Details, 1 of 2')).toBeVisible();
    expect(codesAskedFor).toBe(0);
  });

  test('§8 a failed call shows the generic sentence and keeps the values', deep, async ({ page }) => {
    const person = newPerson();
    await respondTo(page, 'registrationDetailExistence', 200, { email: 'Available' });
    await abortCall(page, 'sendEmailVerificationCode');
    await openHydrated(page, paths.signUp);
    await fillDetails(page, person);
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toHaveText(sentences.generic);
    await expect(field(page, 'Password')).toHaveValue(person.password);
    await expect(page.getByText('Account Details, 1 of 2')).toBeVisible();
  });

  test('§4 the new step has focus and the note; the hidden step is not focusable', deep, async ({ page }) => {
    await reachCode(page);
    await expect(page.getByText('Verify email, 2 of 2')).toBeVisible();
    await expect(page.getByText('A code is on its way.')).toBeVisible();
    const reached: string[] = [];
    for (const key of keys)
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
      }
    expect(reached).toContain('code');
    for (const hidden of ['firstname', 'lastname', 'email', 'password']) expect(reached).not.toContain(hidden);
  });

  test('§2 the back arrow returns to step 1 with its values', deep, async ({ page }) => {
    const person = newPerson();
    await reachCode(page, person);
    await button(page, 'Back to account details').click();
    await expect(page.getByText('Account Details, 1 of 2')).toBeVisible();
    for (const [name, value] of [
      ['First name', person.firstName],
      ['Last name', person.lastName],
      ['E-mail address', person.email],
      ['Password', person.password],
      ['Confirm password', person.password],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
  });

  test("'Send a new code' counts down, then sends and confirms", deep, async ({ page }) => {
    await page.clock.install();
    await reachCode(page);
    const resend = button(page, 'Send a new code');
    await expect(resend).toBeDisabled();
    await expect(page.getByText(/You can request a new code in \d+ seconds?\./)).toBeVisible();
    await page.clock.fastForward('01:01');
    await expect(resend).toBeEnabled();
    const request = page.waitForRequest(requestsOf('sendEmailVerificationCode'));
    await resend.click();
    await request;
    await expect(page.getByText(/We sent a new code to/)).toBeVisible();
    await expect(resend).toBeDisabled();
  });

  test('§8 verify 400 shows the server’s sentence, any other failure the generic one', deep, async ({ page }) => {
    await reachCode(page);
    await respondTo(page, 'verifyCodeAndSignUp', 400, { message: 'This code is wrong.' });
    await field(page, 'Verification code').fill('12345');
    await button(page, 'Sign up').click();
    await expect(page.getByText('This code is wrong.')).toBeVisible();
    for (const status of [401, 429, 500]) {
      await respondTo(page, 'verifyCodeAndSignUp', status, { message: 'Not to be shown.' });
      await button(page, 'Sign up').click();
      await expect(page.getByRole('alert')).toHaveText(sentences.generic);
    }
    await expect(field(page, 'Verification code')).toHaveValue('12345');
  });

  test('a reload on step 2 keeps the details and the code, but not the password', async ({ page }) => {
    const person = newPerson();
    await reachCode(page, person);
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(person.password);
    await page.reload();
    await expect(page.getByText(/^Enter your password again/)).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue(person.firstName);
    await expect(field(page, 'Password')).toHaveValue('');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await field(page, 'Password').fill(person.password);
    await field(page, 'Confirm password').fill(person.password);
    await button(page, 'Continue').click();
    await expect(field(page, 'Verification code')).toBeFocused();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('Back leads to step 1; after a reload there the code that was sent is still good', async ({
    page,
    mailedCode,
  }) => {
    const person = newPerson();
    await openHydrated(page, paths.signUp);
    await fillDetails(page, person);
    await button(page, 'Continue').click();
    const code = await mailedCode(person.email);
    await expect(field(page, 'Verification code')).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Account Details, 1 of 2')).toBeVisible();
    await expect(field(page, 'Password')).toHaveValue(person.password);
    await page.reload();
    await expect(field(page, 'E-mail address')).toHaveValue(person.email);
    await field(page, 'Password').fill(person.password);
    await field(page, 'Confirm password').fill(person.password);
    await button(page, 'Continue').click();
    await field(page, 'Verification code').fill(code);
    await button(page, 'Sign up').click();
    await expect(page).toHaveURL(paths.signIn);
    await expect(field(page, 'E-mail address')).toHaveValue(person.email);
    await page.goBack();
    await expect(page).toHaveURL(paths.signUp);
  });

  test('changes on step 1 after a code was sent survive a reload', deep, async ({ page }) => {
    const person = newPerson();
    await reachCode(page, person);
    await button(page, 'Back to account details').click();
    await field(page, 'First name').fill('Berta');
    await field(page, 'Password').fill(`${person.password}9`);
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Berta');
    await expect(field(page, 'Last name')).toHaveValue(person.lastName);
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(person.password);
  });

  test('recovery continues after a reload, and after Back and Forward', deep, async ({ page }) => {
    await reachRecovery(page, 2);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Verify email' })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(paths.signUp);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Verify email' })).toBeVisible();
    await expect(page.getByText('ada@example.org')).toBeVisible();
  });

  test('§8 a wrong code shows the real server’s sentence', deep, async ({ page, mailedCode }) => {
    const person = newPerson();
    await openHydrated(page, paths.signUp);
    await fillDetails(page, person);
    await button(page, 'Continue').click();
    const code = await mailedCode(person.email);
    await field(page, 'Verification code').fill(code === '00000' ? '00001' : '00000');
    const refused = page.waitForResponse(requestsOf('verifyCodeAndSignUp'));
    await button(page, 'Sign up').click();
    const response = await refused;
    expect(response.status()).toBe(400);
    const { message }: { message: string } = await response.json();
    await expectError(field(page, 'Verification code'), message);
  });

  test(
    '§4 success shows the server’s message, no fields and a link, and opens /signin after 2 s',
    { tag: ['@chromium', '@deep'] },
    async ({ page }) => {
      const person = newPerson();
      await page.clock.install();
      await reachCode(page, person);
      await respondTo(page, 'verifyCodeAndSignUp', 200, { message: 'Welcome among us.' });
      await field(page, 'Verification code').fill('01234');
      const sent = page.waitForRequest(requestsOf('verifyCodeAndSignUp'));
      await page.clock.pauseAt(Date.now() + 60_000);
      await button(page, 'Sign up').click();
      expect((await sent).postDataJSON()).toEqual({
        email: person.email,
        code: '01234',
        first_name: person.firstName,
        last_name: person.lastName,
        password: person.password,
      });
      await expect(page.getByRole('status').filter({ hasText: 'Welcome among us.' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Go to sign in now' })).toHaveAttribute('href', paths.signIn);
      await page.clock.runFor(limits.redirectDelay - 100);
      await expect(page).toHaveURL(paths.signUp);
      await page.clock.runFor(200);
      await expect(page).toHaveURL(paths.signIn);
    },
  );
});

test.describe('§2 sign-in', () => {
  test('has headline, title, links and a password that can be shown', deep, async ({ page }) => {
    await openHydrated(page, paths.signIn);
    await expect(page).toHaveTitle('Signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to your account');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', paths.resetPassword);
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', paths.signUp);
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await button(page, 'Show password').click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await button(page, 'Show password').click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  });

  test(
    '§7 trimmed values are sent; §8 401 shows the real server’s sentence and keeps the values',
    chromiumOnly,
    async ({ page }) => {
      await openHydrated(page, paths.signIn);
      const refused = page.waitForResponse(requestsOf('signIn'));
      await signIn(page, { email: ' nobody@example.org ', password: ' Wrong-Pass-1 ' });
      const response = await refused;
      expect(response.request().postDataJSON()).toEqual({
        email: 'nobody@example.org',
        password: 'Wrong-Pass-1',
      });
      expect(response.status()).toBe(401);
      const { message }: { message: string } = await response.json();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(field(page, 'Password')).toHaveValue(' Wrong-Pass-1 ');
      await expect(page).toHaveURL(paths.signIn);
    },
  );

  test('§8 400 shows the server’s sentence, any other failure the generic one', deep, async ({ page }) => {
    await openHydrated(page, paths.signIn);
    await respondTo(page, 'signIn', 400, { message: 'Please look again.' });
    await signIn(page, newPerson());
    await expect(page.getByRole('alert')).toHaveText('Please look again.');
    for (const [status, body] of [
      [403, { message: 'Not to be shown.' }],
      [429, { message: 'Not to be shown.' }],
      [503, '<h1>Bad gateway</h1>'],
      [200, { access_token: null }],
    ] as const) {
      await respondTo(page, 'signIn', status, body);
      await button(page, 'Signin').click();
      await expect(page.getByRole('alert')).toHaveText(sentences.generic);
    }
    await abortCall(page, 'signIn');
    await button(page, 'Signin').click();
    await expect(page.getByRole('alert')).toHaveText(sentences.generic);
    expect(await storedValues(page)).toEqual({});
  });

  /* `DoubleSubmit` tests every form as a story. */
  test('§4 while a call is pending the button is busy, and a double click makes one call', deep, async ({ page }) => {
    await openHydrated(page, paths.signIn);
    await field(page, 'E-mail address').fill('ada@example.org');
    await field(page, 'Password').fill('Lantern-14');
    await sendsOnce(page, 'signIn', 'Signin', 'Password');
  });

  test('works by keyboard alone and stores both tokens but not the e-mail address', async ({ page, donor }) => {
    await openHydrated(page, paths.signIn);
    const tabTo = async (control: Locator) => {
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused({ timeout: 100 });
      }).toPass();
    };
    await tabTo(field(page, 'E-mail address'));
    await page.keyboard.type(donor.email);
    await tabTo(field(page, 'Password'));
    await page.keyboard.type(donor.password);
    await tabTo(button(page, 'Signin'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(donor.firstName);
    expect(Object.keys(await storedValues(page)).toSorted()).toEqual(['access_token', 'refresh_token']);
  });

  test(
    '§4 Remember me: checking stores the address, unchecking removes it, the next visit fills it in',
    chromiumOnly,
    async ({ page }) => {
      await openHydrated(page, paths.signIn);
      await field(page, 'E-mail address').fill(' ada@example.org ');
      await page.getByLabel('Remember me').check();
      expect(await storedValues(page)).toEqual({ email_address: 'ada@example.org' });
      await page.reload();
      await expect(field(page, 'E-mail address')).toHaveValue('ada@example.org');
      await expect(page.getByLabel('Remember me')).toBeChecked();
      await page.getByLabel('Remember me').uncheck();
      expect(await storedValues(page)).toEqual({});
      await page.reload();
      await expect(page.getByLabel('Remember me')).not.toBeChecked();
      await expect(field(page, 'E-mail address')).toHaveValue('');
    },
  );

  test('offline, the form requests no code, keeps its values, and signs in once online', async ({ page, donor }) => {
    await openHydrated(page, paths.signIn);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.context().setOffline(true);
    await signIn(page, donor);
    await expect(page.getByText(sentences.generic)).toBeVisible();
    expect(asked).toEqual([]);
    await page.context().setOffline(false);
    await expect(field(page, 'Password')).toHaveValue(donor.password);
    await button(page, 'Signin').click();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('§4 Remember me checked before typing stores the address of the sign-in', deep, async ({ page }) => {
    await respondTo(page, 'signIn', 200, { access_token: 'a', refresh_token: 'r' });
    await respondTo(page, 'userDetails', 500, {});
    await respondTo(page, 'dashboard', 500, {});
    await openHydrated(page, paths.signIn);
    await page.getByLabel('Remember me').check();
    expect(await storedValues(page)).toEqual({});
    await signIn(page, newPerson());
    await expect(page).toHaveURL(paths.dashboard);
    expect((await storedValues(page))['email_address']).toMatch(/@example\.org$/);
  });

  for (const address of [paths.signIn, paths.signUp])
    test(
      `a stored token replaces ${address} with /dashboard`,
      { tag: address === paths.signIn ? [] : '@deep' },
      async ({ page, donor, request }) => {
        await storeTokens(page, await openSession(request, donor));
        await openHydrated(page, paths.about);
        const before = await page.evaluate(() => history.length);
        await openHydrated(page, address);
        await expect(page).toHaveURL(paths.dashboard);
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
        await page.goBack();
        await expect(page).toHaveURL(paths.about);
      },
    );
});

test.describe('§2 password recovery', () => {
  test('has a title and a link to sign-up', deep, async ({ page }) => {
    await openHydrated(page, paths.resetPassword);
    await expect(page).toHaveTitle('Recover your account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover your account');
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', paths.signUp);
  });

  test('the whole journey with a mailed code: the new password signs in, old sessions end', async ({
    page,
    request,
    donor,
    mailedCode,
  }) => {
    const { access_token: old } = await openSession(request, donor);
    const renewed = { email: donor.email, password: 'Ember-Lane-77' };
    await openHydrated(page, paths.resetPassword);
    await field(page, 'E-mail address').fill(donor.email);
    await button(page, 'Send the code').click();
    await expect(field(page, 'Verification code')).toBeFocused();
    await field(page, 'Verification code').fill(await mailedCode(donor.email));
    await button(page, 'Verify code').click();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
    await field(page, 'Password').fill(renewed.password);
    await field(page, 'Confirm password').fill(renewed.password);
    const changed = page.waitForResponse(requestsOf('changePassword'));
    await button(page, 'Change password').click();
    const { message }: { message: string } = await (await changed).json();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL(paths.signIn);

    const headers = { Authorization: `Bearer ${old}` };
    expect((await request.get(calls.userDetails.path, { headers })).status()).toBe(401);
    await signIn(page, donor);
    await expect(page.getByRole('alert')).toBeVisible();
    await signIn(page, renewed);
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('Back goes from step 3 to step 2 and then to step 1', async ({ page }) => {
    await reachRecovery(page, 3);
    await page.goBack();
    await expect(page.getByText('Verification code, 2 of 3')).toBeVisible();
    await respondTo(page, 'verifyPasswordResetCode', 400, { message: 'Enter the newest code.' });
    await button(page, 'Verify code').click();
    await expect(page.getByText('New password, 3 of 3')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('E-mail address, 1 of 3')).toBeVisible();
    await page.reload();
    await expect(field(page, 'E-mail address')).toHaveValue('ada@example.org');
  });

  test('the e-mail address is carried from sign-in and back, but never in the URL', async ({
    page,
    donor,
    mailedCode,
  }) => {
    await openHydrated(page, paths.signIn);
    await field(page, 'E-mail address').fill('nobody-at-all@example.org');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await button(page, 'Send the code').click();
    await expectError(field(page, 'E-mail address'), 'This account is not found!');
    await field(page, 'E-mail address').fill(donor.email);
    await expect(page).toHaveURL(paths.resetPassword);
    await button(page, 'Send the code').click();
    await expect(page.getByText(donor.email)).toBeVisible();
    await expect(page.getByText('If there is an account')).toHaveCount(0);
    await field(page, 'Verification code').fill(await mailedCode(donor.email));
    await button(page, 'Verify code').click();
    await field(page, 'Password').fill('Ember-Lane-77');
    await field(page, 'Confirm password').fill('Ember-Lane-77');
    await button(page, 'Change password').click();
    await page.getByRole('link', { name: 'Go to sign in now' }).click();
    await expect(page).toHaveURL(paths.signIn);
    await expect(field(page, 'E-mail address')).toHaveValue(donor.email);
  });

  test('§8 step 1 shows an error for an address without an account', deep, async ({ page }) => {
    await openHydrated(page, paths.resetPassword);
    await field(page, 'E-mail address').fill('nobody-at-all@example.org');
    await button(page, 'Send the code').click();
    await expectError(field(page, 'E-mail address'), 'This account is not found!');
    await expect(field(page, 'E-mail address')).toBeFocused();
  });

  test('§8 step 1 shows a failed check, and 400 and 503 from sending the code', deep, async ({ page }) => {
    await openHydrated(page, paths.resetPassword);
    await field(page, 'E-mail address').fill('ada@example.org');
    await respondTo(page, 'registrationDetailExistence', 400, { message: 'Not to be shown.' });
    await button(page, 'Send the code').click();
    await expect(page.getByRole('alert')).toHaveText(sentences.generic);
    await respondTo(page, 'registrationDetailExistence', 200, { email: 'Non-available' });
    for (const [status, message, shown] of [
      [400, 'Not for this one.', 'Not for this one.'],
      [503, 'No mail today.', 'No mail today.'],
      [500, 'Not to be shown.', sentences.generic],
      [429, 'Not to be shown.', sentences.generic],
    ] as const) {
      await respondTo(page, 'sendPasswordResetCode', status, { message });
      await button(page, 'Send the code').click();
      await expect(page.getByRole('alert')).toHaveText(shown);
    }
    await expect(page.getByText('E-mail address, 1 of 3')).toBeVisible();
  });

  test(
    '§8 step 2 shows the server’s sentence for 400, otherwise the generic one; has a back arrow',
    deep,
    async ({ page }) => {
      await reachRecovery(page, 2);
      await field(page, 'Verification code').fill('01234');
      for (const [status, message, shown] of [
        [400, 'Another code, please.', 'Another code, please.'],
        [404, 'Not to be shown.', sentences.generic],
        [500, 'Not to be shown.', sentences.generic],
      ] as const) {
        await respondTo(page, 'verifyPasswordResetCode', status, { message });
        await button(page, 'Verify code').click();
        await expect(page.getByRole('alert')).toHaveText(shown);
      }
      await button(page, 'Back to e-mail address').click();
      await expect(field(page, 'E-mail address')).toHaveValue('ada@example.org');
    },
  );

  test(
    '§8 step 3 shows the server’s sentence for 400 and 404, otherwise the generic one',
    { tag: ['@chromium', '@deep'] },
    async ({ page }) => {
      await reachRecovery(page, 3);
      await field(page, 'Password').fill('Ember-Lane-77');
      await field(page, 'Confirm password').fill('Ember-Lane-77');
      for (const [status, message, shown] of [
        [400, 'Too late for that.', 'Too late for that.'],
        [404, 'Nobody here.', 'Nobody here.'],
        [500, 'Not to be shown.', sentences.generic],
      ] as const) {
        await respondTo(page, 'changePassword', status, { message });
        const sent = page.waitForRequest(requestsOf('changePassword'));
        await button(page, 'Change password').click();
        expect((await sent).postDataJSON()).toEqual({
          email: 'ada@example.org',
          password: 'Ember-Lane-77',
        });
        await expect(page.getByRole('alert')).toContainText(shown);
      }
      await button(page, 'Start again').click();
      await expect(page.getByText('E-mail address, 1 of 3')).toBeVisible();
    },
  );

  test('§4 success shows the server’s message and opens /signin after 2 s', deep, async ({ page }) => {
    await page.clock.install();
    await reachRecovery(page, 3);
    await respondTo(page, 'changePassword', 200, { message: 'Changed.' });
    await field(page, 'Password').fill('Lantern-14');
    await field(page, 'Confirm password').fill('Lantern-14');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Change password').click();
    await expect(page.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();
    await page.clock.runFor(limits.redirectDelay - 100);
    await expect(page).toHaveURL(paths.resetPassword);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(paths.signIn);
  });
});

/** Opens a page and delays its code. Returns a function that releases it. */
async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    held.resolve();
    await whenHydrated(page);
  };
}

test.describe('before the page’s code has loaded, as on a slow phone', () => {
  test('an early submit signs in once it has loaded, and never puts values into the address', async ({
    page,
    donor,
  }) => {
    const codeComes = await openWithoutCode(page, paths.signIn);
    await field(page, 'E-mail address').fill(donor.email);
    await field(page, 'Password').fill(donor.password);
    await field(page, 'Password').press('Enter');
    await button(page, 'Signin').click();
    await expect(page).toHaveURL(paths.signIn);
    await codeComes();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('an early submit of sign-up continues to step 2', deep, async ({ page }) => {
    await respondTo(page, 'registrationDetailExistence', 200, { email: 'Available' });
    await respondTo(page, 'sendEmailVerificationCode', 200, { message: 'A code is on its way.' });
    const codeComes = await openWithoutCode(page, paths.signUp);
    await fillDetails(page, newPerson());
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(paths.signUp);
    await codeComes();
    await expect(field(page, 'Verification code')).toBeFocused();
    await expect(page).toHaveURL(paths.signUp);
  });
});
