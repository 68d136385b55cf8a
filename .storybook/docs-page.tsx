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

import { Example } from '../packages/ui/src/foundations/example.tsx';
import {
  contentRules,
  type Documented,
  reference,
  statusLine,
  usage,
} from '../packages/ui/src/foundations/guidance.ts';

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

/**
 * The documentation page of a component: when to use it, its first story with controls, content rules with dos and
 * don'ts, its variants, and what one looks up. Stories that only test a behavior are tagged `!autodocs`.
 */
export function DocsPage() {
  const documented = useGuidance();
  return (
    <>
      <Title />
      <Subtitle />
      {documented && <Markdown>{statusLine(documented)}</Markdown>}
      <Description />
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
      <Controls />
      {documented && <Markdown>{contentRules(documented.guidance)}</Markdown>}
      <DoAndDont />
      <Stories title="Variants" includePrimary={false} />
      {documented && <Markdown>{reference(documented)}</Markdown>}
    </>
  );
}
