import { readFile } from 'node:fs/promises';

import { createStorybookMcpHandler } from '@storybook/mcp';

/**
 * Answers a request of a coding assistant (Model Context Protocol) from the manifests of the built Storybook. The
 * development server would read the props of all components again for each answer, which takes 13 s.
 */
export const answerAssistant = await createStorybookMcpHandler({
  manifestProvider: (_request, path) => readFile(new URL(`../storybook-static/${path}`, import.meta.url), 'utf8'),
});
