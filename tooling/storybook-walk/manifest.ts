import type { Part } from './part.ts';

/** The used part of Storybook's component manifest. */
interface Manifest {
  components: Record<
    string,
    { description?: string; error?: { message: string }; stories: { error?: { message: string } }[] }
  >;
}

/** Checks the component manifest, which coding assistants read. */
export const walkManifest: Part = async ({ origin }, entries) => {
  const response = await fetch(`${origin}manifests/components.json`);
  const { components }: Manifest = await response.json();
  const described = entries.filter(({ componentPath }) => componentPath !== undefined);
  const ids = new Set(described.map(({ id }) => id.split('--')[0] ?? ''));
  return [...ids].flatMap((id) => {
    const component = components[id];
    if (!component) return [{ where: id, what: 'is not in the component manifest' }];
    const errors = [component, ...component.stories].flatMap(({ error }) => error?.message ?? []);
    if (!component.description?.trim()) errors.push('has no doc comment');
    return errors.map((what) => ({ where: id, what }));
  });
};
