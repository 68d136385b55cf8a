import { expect, newPerson, test, openHydrated } from './fixtures.ts';

for (const viewport of [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'signs up with the mailed code, signs in, reloads the dashboard, logs out and sees the overlay',
      { tag: viewport.width === 390 ? [] : '@deep' },
      async ({ page, mailedCode }) => {
        const { email, password, firstName, lastName } = newPerson();
        await openHydrated(page, '/signup');
        await page.getByLabel('First name').fill(firstName);
        await page.getByLabel('Last name').fill(lastName);
        await page.getByLabel('E-mail address').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByLabel('Confirm password').fill(password);
        await page.getByRole('button', { name: 'Continue' }).click();

        await page.getByLabel('Verification code').fill(await mailedCode(email));
        await page.getByRole('button', { name: 'Sign up' }).click();
        await page.waitForURL('**/signin');

        await page.getByLabel('E-mail address').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Signin' }).click();
        await page.waitForURL('**/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
        await expect(page.getByRole('table').first()).toContainText('Unregistered');

        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
        await expect(page).toHaveTitle('Dashboard');

        const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) await menu.click();
        await page.getByRole('button', { name: 'Log out' }).click();
        await page.waitForURL('**/signin');
        await expect(page.getByRole('button', { name: 'Signin' })).toBeVisible();

        await openHydrated(page, '/dashboard');
        await expect(page.getByText('Your session is invalid!')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
        await expect(page.getByText(email)).toHaveCount(0);
      },
    );
  });
}

test('an unknown address shows the fallback screen with a link home', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
});
