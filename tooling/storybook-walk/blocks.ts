import type { Locator, Page } from 'playwright';

/**
 * Returns the stories of a docs page that look like the one above. Stories in frames are compared as their `play`
 * left them.
 */
export async function repeatedBlocks(page: Page): Promise<string[]> {
  const repeated: string[] = [];
  let above = '';
  for (const block of await page.locator('[data-story-block]').all()) {
    const look = await lookOfBlock(block);
    if (look === above) repeated.push(`${await block.getAttribute('id')} looks like the story above it`);
    above = look;
  }
  return repeated;
}

async function lookOfBlock(block: Locator): Promise<string> {
  const frame = block.locator('iframe');
  return (await frame.count()) > 0
    ? frame.contentFrame().locator('body').evaluate(lookOf)
    : block.evaluate(lookOf);
}

/** Runs in the page. Position, size, text and colors of everything visible in `root`. */
function lookOf(root: Element): string {
  const { left, top, width } = root.getBoundingClientRect();
  const visible = [...root.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') return [];
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return [
      [
        ...[box.left - left, box.top - top, box.width, box.height].map(Math.round),
        ...texts.map(({ textContent }) => textContent),
        isField && element.value,
        element instanceof HTMLInputElement && element.checked,
        element instanceof HTMLImageElement && element.currentSrc,
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.opacity,
        style.textDecorationLine,
      ].join(' '),
    ];
  });
  return [Math.round(width), ...visible].join('\n');
}
