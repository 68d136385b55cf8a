import { root } from '../prepare.mjs';
import type { Part } from './part.ts';

/** The used part of Storybook's component manifest. */
interface Manifest {
  components: Record<
    string,
    {
      description?: string;
      import?: string;
      error?: { message: string };
      stories: { snippet?: string; error?: { message: string } }[];
    }
  >;
}

/** Checks the component manifest, which coding assistants read. */
export const walkManifest: Part = async ({ origin }, entries) => {
  const response = await fetch(`${origin}manifests/components.json`);
  const text = await response.text();
  const { components }: Manifest = JSON.parse(text);
  const described = entries.filter(
    ({ componentPath, tags }) => componentPath !== undefined && tags.includes('manifest'),
  );
  const ids = new Set(described.map(({ id }) => id.split('--')[0] ?? ''));
  const faults = [...ids].flatMap((id) => {
    const component = components[id];
    if (!component) return [{ where: id, what: 'is not in the component manifest' }];
    const errors = [component, ...component.stories].flatMap(({ error }) => error?.message ?? []);
    if (!component.description?.trim()) errors.push('has no doc comment');
    if (!component.import?.includes("'@hearthlight/ui")) errors.push('has no import');
    if (component.stories.length === 0) errors.push('has no code');
    return errors.map((what) => ({ where: id, what }));
  });
  console.log(`${Object.keys(components).length} components in the manifest, ${ids.size} expected`);
  return text.includes(root)
    ? [...faults, { where: 'manifest', what: 'contains a path of this machine' }]
    : faults;
};
