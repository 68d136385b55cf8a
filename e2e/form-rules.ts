import type { Locator, Page } from '@playwright/test';

import { field } from './browser-state.ts';
import { expect } from './fixtures.ts';

/** Among what else is said of the control, such as a hint. */
export const says = (control: Locator, sentence: string) =>
  expect(control).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.!']/g, '.')));
const saysNothing = (control: Locator) => expect(control).not.toHaveAttribute('aria-invalid', 'true');

/** What is wrong, what is just right, and the sentence between them. */
export type Rule = readonly [name: string, bad: string, good: string, sentence: string];

/** The form has been sent once, so that each rule is checked at every key. */
export async function obeys(page: Page, rules: readonly Rule[]): Promise<void> {
  for (const [name, bad, good, sentence] of rules) {
    await field(page, name).fill(bad);
    await says(field(page, name), sentence);
    await field(page, name).fill(good);
    await saysNothing(field(page, name));
  }
}
