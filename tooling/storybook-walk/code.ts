import { findFaults, type Part } from './part.ts';

interface Manifest {
  components: Record<string, { stories: { snippet: string }[] }>;
}

const copyButton = { name: 'Copy code' };

/**
 * Presses each Copy button of documentation pages. It must give the code that is in the manifest, which
 * `packages/ui/package/snippets.deep.test.ts` compiles and renders.
 */
export const walkCode: Part = async (served, entries) => {
  const response = await fetch(`${served.origin}manifests/components.json`);
  const { components }: Manifest = await response.json();
  const pages = entries.filter(
    ({ id, type, name }) => type === 'docs' && name === 'Docs' && idOf(id) in components,
  );
  let count = 0;
  const faults = await findFaults(served, {}, pages, async (page, { id }) => {
    await page.goto(`${served.origin}iframe.html?viewMode=docs&id=${id}`);
    const known = new Set(components[idOf(id)]?.stories.map(({ snippet }) => snippet));
    const buttons = page.getByRole('button', copyButton);
    await buttons.nth(known.size - 1).waitFor();
    // Two pages would share the clipboard of the system.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text),
        },
      });
    });
    const problems = [];
    for (const button of await buttons.all()) {
      await button.click();
      const code = await page.evaluate(() => document.documentElement.dataset['copied']);
      if (code === undefined || !known.has(code))
        problems.push(`Copy gives other code than the manifest has: ${code}`);
      count += 1;
    }
    return problems;
  });
  console.log(`${count} Copy buttons on ${pages.length} pages`);
  return faults;
};

const idOf = (entry: string) => entry.split('--')[0] ?? '';
