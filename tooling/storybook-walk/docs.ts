import type { Browser, Page } from 'playwright';

import type { Fault } from './stories.ts';

/** The tallest page of documentation that anyone reads to its end, in px. */
const tallest = 12_000;

/** Opens each docs page with motion on and returns what a reader would stumble over. */
export async function walkDocs(browser: Browser, origin: string, ids: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const id of ids) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs .sbdocs, .sb-errordisplay:visible').first().waitFor();
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')));
    // Storybook has no event for a finished page of documentation. Its stories render within this time.
    await page.waitForTimeout(1000);
    const found = [
      ...(await page.evaluate(readDocsPage, tallest)),
      ...(await frameErrors(page)),
      ...(await snippetErrors(page, id.startsWith('components-'))),
    ];
    for (const what of [...found, ...errors]) {
      console.log(`✗ ${id}: ${what.slice(0, 200)}`);
      faults.push({ where: id, what });
    }
    await context.close();
  }
  return faults;
}

/** Returns the frames of stories that show an error, and those whose width is not the viewport that the story pins. */
async function frameErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const element = await frame.frameElement();
    const id = (await element.getAttribute('id')) ?? '';
    const message = frame.locator('.sb-errordisplay:visible');
    if ((await message.count()) > 0) errors.push(`${id}: ${await message.first().innerText()}`);
    const { width } = (await element.boundingBox()) ?? { width: 0 };
    if (id.endsWith('--mobile') && width > 400) errors.push(`${id} is ${width} px wide`);
  }
  return errors;
}

/** Opens all code blocks and returns what keeps a reader from copying them. */
async function snippetErrors(page: Page, isComponent: boolean): Promise<string[]> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'button.docblock-code-toggle:not(.docblock-code-toggle--expanded, .docblock-code-toggle--disabled)',
    ))
      button.click();
  });
  const snippets = await page.locator('.sbdocs-preview .docblock-source').allInnerTexts();
  const generated = snippets.find((code) => /function \w*\(\) ?\{\s*\}|No Display Name/.test(code));
  const imports = snippets.some((code) => code.includes("from '@hearthlight/ui';"));
  const errors: [boolean, string][] = [
    [generated !== undefined, `a snippet has a generated name: ${generated}`],
    [isComponent && snippets.length > 0 && !imports, `no snippet imports the component: ${snippets[0]}`],
  ];
  return errors.filter(([failed]) => failed).map(([, what]) => what);
}

/** Runs in the page. */
function readDocsPage(limit: number): string[] {
  const content = document.querySelector('.sbdocs-content');
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  const blocks = [...document.querySelectorAll('.sb-errordisplay, .docblock-emptyblock, .sbdocs p')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({ isText: element.matches('p'), text: element.textContent.trim().slice(0, 200) }));
  const covering = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find((element) => getComputedStyle(element).position === 'fixed' && !content?.contains(element));
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const shared = radios.find((radio) =>
    radios.some(
      (other) =>
        other.name === radio.name &&
        other.form === radio.form &&
        other.closest('.sb-story') !== radio.closest('.sb-story'),
    ),
  );
  const checks: [boolean, string][] = [
    [scrollHeight > limit, `the page is ${scrollHeight} px tall`],
    [scrollWidth > clientWidth, `the page scrolls sideways, to ${scrollWidth} px`],
    [window.scrollY > 0, `the page has scrolled itself to ${window.scrollY} px`],
    [covering !== undefined, `an overlay covers the page: ${covering?.outerHTML.slice(0, 160)}`],
    [document.querySelector('[role="dialog"][data-state="open"]') !== null, 'a dialog is open'],
    [blocks.some(({ isText, text }) => isText && /\|\s*-{3,}/.test(text)), 'a table is printed as raw pipes'],
    [shared !== undefined, `two stories share the radio group ${shared?.name}`],
  ];
  const errors = blocks.filter(({ isText }) => !isText).map(({ text }) => `error block: ${text}`);
  return [...errors, ...checks.filter(([failed]) => failed).map(([, what]) => what)];
}
