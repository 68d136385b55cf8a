import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Locator, Page } from '@playwright/test';

import { environment, root } from '../../tooling/prepare.mjs';

const run = promisify(execFile);

export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: true });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const now = new Date();
/** The month before the last one, which is over in every time zone. */
export const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1)).toISOString().slice(0, 7);
/** Returns a day of that month. */
export const day = (date: string): string => `${month}-${date}`;

/** Runs an admin command on the server's database. */
export async function admin(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const cli = join(root, 'apps/api/src/entries/cli.ts');
  return (await run('node', [cli, ...args], { env: { ...environment, ...variables } })).stdout;
}

/**
 * Returns the rows of a CSV file, where only the last columns may have commas. Reads it in the page, whose cookie is
 * for https only.
 */
export async function readCsv(page: Page, address: string): Promise<string[][]> {
  const text = await page.evaluate(async (url) => (await fetch(url)).text(), address);
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
}

/** Adds up a column of a CSV file in cents. */
export const sumOf = ([headers = [], ...rows]: string[][], name: string): number =>
  rows.reduce((sum, row) => sum + Math.round(100 * Number(row[headers.indexOf(name)])), 0);
