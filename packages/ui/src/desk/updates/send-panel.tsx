'use client';

import type { Result } from '@hearthlight/domain';
import type { Audience, UpdateMail } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';

export interface SendPanelProps {
  /** The mail, who gets it and how far it is. */
  mail: Pick<UpdateMail, 'is_tested' | 'recipients'>;
  /** Sends the mail to donors. */
  onSend: (audience: Audience) => Promise<Result>;
}

/** Sends the mail of an update to donors, once it was tested. */
export function SendPanel({ mail, onSend }: SendPanelProps) {
  const words = useDeskUpdatesWords();
  const { all, campaign } = mail.recipients;
  const [chosen, setChosen] = useState<Audience>('campaign');
  const { run, pending, result } = useAction<'send'>();
  const audience = campaign ? chosen : 'all';
  const count = audience === 'campaign' ? (campaign ?? 0) : all;
  return (
    <Panel title={words.sendTitle}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{all === 0 ? words.nobodyLeft : words.sendLead}</p>
        {campaign !== null && campaign > 0 && all > campaign && (
          <RadioCards
            className="w-full"
            legend={words.whoGetsIt}
            name="audience"
            defaultValue={audience}
            options={[
              { value: 'campaign', label: words.toCampaign({ count: campaign }) },
              { value: 'all', label: words.toAll({ count: all }) },
            ]}
            onChange={({ target }) => setChosen(target.value === 'all' ? 'all' : 'campaign')}
          />
        )}
        {all > 0 && !mail.is_tested && <p className="text-small font-semibold">{words.testBefore}</p>}
        {all > 0 && mail.is_tested && (
          <Button pending={pending === 'send'} onClick={() => void run('send', () => onSend(audience))}>
            {words.send({ count })}
          </Button>
        )}
        <FormNotice result={refusalOf(result)} />
      </div>
    </Panel>
  );
}
