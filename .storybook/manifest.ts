import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';

import { componentFacts } from '../packages/ui/src/foundations/component-facts.ts';
import { contentRules, type Guidance, idOf, reference, usage } from '../packages/ui/src/foundations/guidance.ts';
import { exportedStoryFiles, snippetsIn, withModules } from './story-snippets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>;

/** Leaves the stories of all other components out of the manifest: reading their props takes most of its time. */
export const indexOnlyExported: Extract<Indexers, (...parameters: never[]) => unknown> = (indexers = []) => {
  const exported = new Set(exportedStoryFiles());
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const isShown = exported.has(file.slice(root.length));
      return isShown ? inputs : inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), '!manifest'] }));
    },
  }));
};

/** Leaves all stories out of the index of a test run, which does not use it: reading their files takes seconds. */
export const indexNothing: typeof indexOnlyExported = (indexers = []) =>
  indexers.map((indexer) => ({ ...indexer, createIndex: () => Promise.resolve([]) }));

/** The used part of Storybook's manifest of components. */
interface Manifest {
  components: Record<string, ManifestComponent>;
}
interface ManifestComponent {
  name: string;
  /** The story file, from the root of the repository. */
  path: string;
  description?: string;
  /** The status in the component lifecycle. */
  status?: string | undefined;
  import?: string | undefined;
  reactDocgen?: { definedInFile?: string };
  stories: { id: string; snippet?: string; error?: unknown }[];
}

const facts = componentFacts(root);

/** Returns the guidance of a component as Markdown. */
function textOf(id: string, guidance: Guidance): string {
  const title = Object.keys(facts).find((name) => idOf(name) === id) ?? '';
  const ownFacts = facts[title];
  const parts = [...usage(guidance), contentRules(guidance)];
  return (ownFacts ? [...parts, reference({ title, tags: [], guidance, facts: ownFacts })] : parts).join('\n\n');
}

/**
 * Completes what coding assistants read: the code that documentation pages show, with its imports, and the guidance.
 * Storybook's own code is that of the story files.
 */
export const completeManifest = (manifest: Manifest): Promise<Manifest> =>
  withModules(async (load) => {
    const complete = async ([id, component]: [string, ManifestComponent]) => {
      const { reactDocgen, description = '', path, stories } = component;
      const guidancePath = path.replace(/^\.(.*)\.stories\.tsx$/, '$1.guidance.ts');
      const hasGuidance = existsSync(root + guidancePath);
      const module: { guidance?: Guidance } = hasGuidance ? await load(guidancePath) : {};
      const snippets = new Map(await snippetsIn(path.slice(1), load));
      const status = /^ {2}tags: \['(\w+)'/m.exec(readFileSync(root + path, 'utf8'))?.[1];
      const text = module.guidance ? textOf(id, module.guidance) : '';
      return [
        id,
        {
          ...component,
          // Assistants would get it a second time before each code.
          import: undefined,
          status,
          description: [description, status && `Status: ${status}.`, text].filter(Boolean).join('\n\n'),
          ...(reactDocgen && {
            reactDocgen: { ...reactDocgen, definedInFile: path.replace('.stories', '') },
          }),
          stories: stories.flatMap((story) => {
            const snippet = snippets.get(story.id);
            return snippet ? { ...story, snippet, error: undefined } : [];
          }),
        },
      ] as const;
    };
    const components = [];
    for (const entry of Object.entries(manifest.components)) components.push(await complete(entry));
    return { ...manifest, components: Object.fromEntries(components) };
  });
