import type { Locator, Page } from '@playwright/test';

import { field } from './actions.ts';
import { expect } from './fixtures.ts';

/** Expects the sentence in the accessible description, which may also contain a hint. */
export const expectError = (control: Locator, sentence: string) =>
  expect(control).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.!']/g, '.')));
const expectNoError = (control: Locator) => expect(control).not.toHaveAttribute('aria-invalid', 'true');

/** A field's label, an invalid value, a barely valid value, and the rule's sentence. */
export type Rule = readonly [name: string, bad: string, good: string, sentence: string];

/** Checks each rule at its boundary. The form must have been submitted once, so that it validates on input. */
export async function expectRules(page: Page, rules: readonly Rule[]): Promise<void> {
  for (const [name, bad, good, sentence] of rules) {
    await field(page, name).fill(bad);
    await expectError(field(page, name), sentence);
    await field(page, name).fill(good);
    await expectNoError(field(page, name));
  }
}
