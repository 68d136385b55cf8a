import { expect } from '@playwright/test';

import { answerAssistant } from '../../.storybook/mcp-handler.ts';
import { compileSnippets } from '../../packages/ui/package/compile-snippets.ts';
import { root } from '../../tooling/prepare.mjs';
import { componentId, entries, test } from './storybook.ts';

/** The used part of Storybook's component manifest. */
interface ManifestComponent {
  description?: string;
  status?: string;
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
    const { description, error, status, stories } = components[id] ?? { stories: [] };
    expect.soft([error, ...stories.map((story) => story.error)].filter(Boolean), id).toEqual([]);
    expect.soft(status, `${id} has no status`).toMatch(/^(?:draft|experimental|stable|deprecated)$/);
    expect.soft(description?.trim(), `${id} has no doc comment`).toBeTruthy();
    expect.soft(stories, `${id} has no code`).not.toEqual([]);
    for (const { snippet } of stories) expect.soft(snippet, id).toContain("'@hearthlight/ui");
  }
});

/**
 * Tasks of a coding assistant: what it looks for in the list of components, and what the code that it gets must have.
 */
const tasks = [
  ['a form field with an error and a hint', /single-line text field/, /hint="[^"]+"\s+error="/],
  ['a password that can be shown', /password field with a toggle/, /<PasswordField[^>]*label="/],
  ['an amount of money to type', /An amount of money\. The value is text/, /<MoneyField/],
  ['a button that does something', /Triggers an action/, /<Button onClick=/],
  ['a link to another page', /Navigates to an address/, /<Link[^>]*href="/],
  ['a question before something is deleted', / Dialog \(/, /<Dialog/],
  ['a table that is sorted', /DataTable \(/, /<DataTable/],
  ['the next and previous page of a list', /Pagination \(/, /<Pagination/],
  ['a card of a campaign with progress', /One campaign of the home page/, /<CampaignCard/],
  ['the card of a news article', /A news article in a list/, /<NewsCard/],
] as const;

/** Returns the text that the server for assistants answers to the call of a tool. */
async function askFor(name: string, given: object = {}): Promise<string> {
  const response = await answerAssistant(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    }),
  );
  const answer = await response.text();
  const { result }: { result: { content: { text: string }[] } } = JSON.parse(answer.replace(/^[^{]+/, ''));
  return result.content.map(({ text }) => text).join('\n');
}

test('answers ten tasks with code that compiles', async () => {
  const list = await askFor('docs-list');
  const codes = new Map<string, string>();
  for (const [task, found, expected] of tasks) {
    const id =
      list
        .split('\n')
        .find((line) => found.test(line))
        ?.match(/\(([a-z-]+)\)/)?.[1] ?? '';
    const answer = await askFor('docs-show', { id });
    expect.soft(answer, task).toContain('## When to use it');
    const own = [...answer.matchAll(/```\n(import .*?)\n```/gs)].map(([, code = '']) => code);
    expect.soft(own.join('\n'), task).toMatch(expected);
    for (const [index, code] of own.entries()) codes.set(`${id}-${index}`, code);
  }
  const errors = compileSnippets(codes, 'answers');
  console.log(`${tasks.length} tasks, ${codes.size} examples, ${errors.length} type errors.`);
  expect(errors).toEqual([]);
});
