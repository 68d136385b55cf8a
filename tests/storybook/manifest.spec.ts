import { expect } from '@playwright/test';

import { root } from '../../tooling/prepare.mjs';
import { componentId, entries, test } from './storybook.ts';

/** The used part of Storybook's component manifest. */
interface ManifestComponent {
  description?: string;
  import?: string;
  error?: { message: string };
  stories: { snippet?: string; error?: { message: string } }[];
}

test('describes each exported component to coding assistants', async ({ request }) => {
  const text = await (await request.get('manifests/components.json')).text();
  expect(text).not.toContain(root);
  const { components }: { components: Record<string, ManifestComponent> } = JSON.parse(text);
  const described = entries.filter(
    ({ componentPath, tags }) => componentPath !== undefined && tags.includes('manifest'),
  );
  const ids = new Set(described.map(({ id }) => componentId(id)));
  expect(Object.keys(components)).toEqual(expect.arrayContaining([...ids]));
  for (const id of ids) {
    const { description, import: line, error, stories } = components[id] ?? { stories: [] };
    expect.soft([error, ...stories.map((story) => story.error)].filter(Boolean), id).toEqual([]);
    expect.soft(description?.trim(), `${id} has no doc comment`).toBeTruthy();
    expect.soft(line, id).toContain("'@hearthlight/ui");
    expect.soft(stories, `${id} has no code`).not.toEqual([]);
  }
});
