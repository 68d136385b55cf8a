'use client';

import { use } from 'react';

import { Panel } from '../../components/layout/panel.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { UnsentEntriesContext } from '../parts/unsent-entries-context.ts';
import { type HelpContact, HelpForm } from './help-form.tsx';
import { HelpSteps, type HelpStepsProps } from './help-steps.tsx';

export interface HelpPaneProps extends HelpContact, HelpStepsProps {}

/**
 * Explains what the help request does, above its form. A wide screen shows the next steps beside it. On a smaller
 * one they would push the first field off screen.
 */
export function HelpPane({ assistance, ...form }: HelpPaneProps) {
  const words = useWords('help');
  const { helpEntry, onHelpEntryChange } = use(UnsentEntriesContext);
  return (
    <Panel title={words.formTitle}>
      <p data-part="explanation" className="mb-6 max-w-text text-ink-soft">
        {words.yourAnswersBecomeAnE}
      </p>
      <div className="@container/form">
        <div className="grid items-start gap-x-10 *:min-w-0 @pair/form:grid-cols-[1fr_19rem]">
          <div data-part="form">
            <HelpForm {...form} entry={helpEntry} onEntryChange={onHelpEntryChange} />
          </div>
          <div className="hidden @pair/form:sticky @pair/form:top-8 @pair/form:block">
            <HelpSteps assistance={assistance} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
