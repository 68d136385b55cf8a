import type { Fault } from './preview-page.ts';

/** The part of Storybook's component manifest that this reads. */
interface Manifest {
  components: Record<
    string,
    {
      name: string;
      description?: string;
      error?: { message: string };
      stories: { id: string; error?: { message: string } }[];
    }
  >;
}

/** Returns the components whose manifest entry is missing, wrong or without a description. `titles` are by component id. */
export async function walkManifest(origin: string, titles: ReadonlyMap<string, string>): Promise<Fault[]> {
  const response = await fetch(`${origin}manifests/components.json`);
  const { components }: Manifest = await response.json();
  return [...titles].flatMap(([id, title]) => {
    const component = components[id];
    if (!component) return [{ where: id, what: 'is not in the component manifest' }];
    // The title of a route or a flow names an address or a journey, not a component.
    const name = /^(?:Routes|Flows)\//.test(title) ? component.name : title.split('/').at(-1);
    const { description = '', error, stories } = component;
    const checks: [boolean, string][] = [
      [error !== undefined, `manifest: ${error?.message}`],
      [component.name !== name, `the manifest describes ${component.name} instead of ${name}`],
      [description.trim() === '', 'the component has no doc comment'],
      [stories.length === 0, 'the manifest has no stories'],
      ...stories.map((story): [boolean, string] => [
        story.error !== undefined,
        `the manifest has no snippet of ${story.id}: ${story.error?.message}`,
      ]),
    ];
    return checks.filter(([failed]) => failed).map(([, what]) => ({ where: id, what }));
  });
}
