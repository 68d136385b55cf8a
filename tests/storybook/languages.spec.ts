// cspell:words acequia algiran correo electrónico exportmenu historypane homepage inicia signinform sesión cuenta código verificación
import { expect } from '@playwright/test';

import { openStory, test } from './storybook.ts';

/** Stories whose `play` finds elements by name: by choice of a menu, keyboard, form, failed call, or on a page of the site. */
const played = [
  'library-actions-button--pending',
  'library-data-pagination--turns-pages',
  'product-home-homepage--ready',
  'product-home-homepage--failed',
  'product-account-signinform--invalid',
  'product-dashboard-history-exportmenu--chooses',
  'product-dashboard-history-historypane--ready',
  'product-routes-dashboard--ready',
  'product-flows-sign-up--verify-email',
];

const choices = ['language:es', 'language:ar', 'foundation:northwind', 'foundation:acequia', 'foundation:bab-algiran'];

for (const id of played)
  for (const globals of choices)
    test(`plays ${id} with ${globals}`, ({ page }) =>
      openStory(page, id, () => page.goto(`iframe.html?viewMode=story&id=${id}&globals=${globals}`)));

/** The state for which a story is named, in its language. */
const states = [
  ['product-account-signinform--invalid', 'language:es', 'textbox', 'Correo electrónico'],
  ['product-routes-sign-in--ready', 'language:es', 'heading', 'Inicia sesión en tu cuenta'],
  ['product-flows-sign-up--verify-email', 'foundation:acequia', 'textbox', 'Código de verificación'],
] as const;

for (const [id, globals, role, name] of states)
  test(`shows ${id} with ${globals}`, async ({ page }) => {
    await openStory(page, id, () => page.goto(`iframe.html?viewMode=story&id=${id}&globals=${globals}`));
    await expect(page.getByRole(role, { name })).toBeVisible();
  });
