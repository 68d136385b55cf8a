import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { facts } from 'virtual:component-facts';

import { Anatomy } from '../packages/ui/src/foundations/anatomy.tsx';
import { Example } from '../packages/ui/src/foundations/example.tsx';
import {
  contentRules,
  type Documented,
  reference,
  statusLine,
  usage,
} from '../packages/ui/src/foundations/guidance.ts';
import { importsOf } from './snippet-module.ts';

/** Shows the parts of the component, if it names them. */
function Parts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (!facts[preparedMeta.title]?.hasParts) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Anatomy sentences={preparedMeta.parameters['guidance']?.parts} />
    </>
  );
}

/** Shows the stories tagged `do` and `dont` side by side, in file order. */
function DoAndDont() {
  const examples = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('do') || tags.includes('dont'));
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>Do and do not</Heading>
      <div className="examples">
        {examples.map(({ id, tags, moduleExport }) => (
          <Example key={id} kind={tags.includes('do') ? 'do' : 'dont'} of={moduleExport} />
        ))}
      </div>
    </>
  );
}

/** Returns the guidance that the stories of a library component have as parameter. */
function useGuidance(): Documented | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, tags, parameters } = preparedMeta;
  const ownFacts = facts[title];
  return (
    parameters['guidance'] && ownFacts && { title, tags, guidance: parameters['guidance'], facts: ownFacts }
  );
}

/** Shows the line that imports the component, if the package exports it. */
function Import() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [line] = importsOf([preparedMeta.title.split('/').at(-1) ?? '']);
  return line && <Markdown>{['```tsx', line, '```'].join('\n')}</Markdown>;
}

/** Shows the props, required ones first, with controls for the first story. */
function Props() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (Object.keys(preparedMeta.argTypes).length === 0) return null;
  return (
    <>
      <Heading>Props</Heading>
      <Controls sort="requiredFirst" />
    </>
  );
}

/**
 * The documentation page of a component: how to import it, when to use it, its first story, props with controls,
 * its parts, content rules with dos and don'ts, its variants, and what one looks up. Stories that only test a behavior are tagged
 * `!autodocs`.
 */
export function DocsPage() {
  const documented = useGuidance();
  return (
    <>
      <Title />
      <Subtitle />
      {documented && <Markdown>{statusLine(documented)}</Markdown>}
      <Description />
      <Import />
      {documented && (
        <div className="usage">
          {usage(documented.guidance).map((part) => (
            <div key={part}>
              <Markdown>{part}</Markdown>
            </div>
          ))}
        </div>
      )}
      <Primary />
      <Props />
      <Parts />
      {documented && <Markdown>{contentRules(documented.guidance)}</Markdown>}
      <DoAndDont />
      <Stories title={<Heading>Variants</Heading>} includePrimary={false} />
      {documented && <Markdown>{reference(documented)}</Markdown>}
    </>
  );
}
