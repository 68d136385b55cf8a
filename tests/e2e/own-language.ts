// cspell:words roledescription valuetext
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Content } from '@hearthlight/content';
import { formatsOf } from '@hearthlight/domain/formats-of';
import type { LanguageTag } from '@hearthlight/words';
import type { Page } from '@playwright/test';

import { root } from '../../tooling/prepare.mjs';

/** Arguments, tags and the syntax of plurals in a message. */
const syntax = /<\/?\w+>|\{\w+, plural,|(?:zero|one|two|few|many|other|=\d+) (?=\{)|\{\w+\}/g;

/** Addresses, hashes and codes. They have no language. */
const withoutLanguage = /\S+@[\w.-]+|https?:\/\/\S+|[\w.]+:\d+\/\S+|[\w-]*\d[\w-]*/g;

const wordsIn = (text: string) =>
  text
    .replaceAll(withoutLanguage, ' ')
    .match(/\p{L}[\p{L}\p{M}]+/gu)
    ?.map((word) => word.normalize('NFC').toLowerCase()) ?? [];

/** Returns the texts of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The translations in the catalog of a language. */
function catalogOf(language: LanguageTag): string[] {
  const po = readFileSync(join(root, `packages/words/po/${language}.po`), 'utf8');
  return [...po.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, lines = '']) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line): string => JSON.parse(line))
      .join('')
      .replaceAll(syntax, ' '),
  );
}

/** The words that a site in one language can show. */
export class Vocabulary {
  readonly #known: ReadonlySet<string>;

  /** `names` are names and what a test enters. */
  constructor(language: LanguageTag, { about, foundation, home, mails, privacy, site }: Content, names: unknown) {
    const { dayPeriods, months, shortMonths, weekdays, ...formats } = formatsOf(
      language,
      foundation.currency,
      foundation.timeZone,
    );
    const dates = [dayPeriods, months, shortMonths, weekdays, Object.values(formats)];
    const texts = textsOf([about, foundation, home, mails, privacy, site, dates, names]);
    this.#known = new Set([...catalogOf(language), ...texts].flatMap(wordsIn));
  }

  /** Returns the texts with words that are not of this language, each with these words. */
  strangeIn(texts: readonly string[]): string[] {
    return [...new Set(texts)].flatMap((text) => {
      // In Arabic, 'and' is written together with the next word.
      const isKnown = (word: string) => this.#known.has(word) || this.#known.has(word.replace(/^و/, ''));
      const strange = wordsIn(text).filter((word) => !isKnown(word));
      return strange.length > 0 ? [`${strange.join(' ')}: ${text.trim().replaceAll(/\s+/g, ' ')}`] : [];
    });
  }
}

/** The texts of a page: those of elements, and its labels, which are attributes, title and description. */
export interface PageTexts {
  texts: string[];
  labels: string[];
}

/**
 * Returns the texts of a page, shown or not: also those for screen readers and share cards. Leaves out elements in
 * another language.
 */
export const textsOfPage = (page: Page): Promise<PageTexts> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang;
    const texts: string[] = [];
    const labels = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!isOwn(parent) || parent?.closest('script, style')) continue;
      // With script, the content of `noscript` is text.
      texts.push((node.textContent ?? '').replaceAll(/<[^>]*>/g, ' '));
    }
    const named =
      'aria-label aria-description aria-roledescription aria-valuetext alt title placeholder label data-label';
    for (const name of named.split(' '))
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) labels.push(element.getAttribute(name) ?? '');
    const described = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
    const addresses = /:(?:url|image|type|locale|card)$/;
    for (const meta of document.querySelectorAll(described))
      if (!addresses.test(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''))
        labels.push(meta.getAttribute('content') ?? '');
    return { texts, labels };
  });

/** Returns the texts of HTML or XML without its tags, comments, scripts and styles, and without those in English. */
export const textsOfMarkup = (markup: string): string[] =>
  markup
    .replaceAll(
      /<!--.*?-->|<(script|style)\b.*?<\/\1>|<entry xml:lang="en">.*?<\/entry>|<\w+[^>]* lang="en"[^>]*>[^<]*/gs,
      '<>',
    )
    .replaceAll(/&(?:lt|gt|quot|amp|#39|nbsp);/g, ' ')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');
