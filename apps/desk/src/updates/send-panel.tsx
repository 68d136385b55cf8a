import type { Result } from '@hearthlight/domain';
import type { Audience, UpdateMail } from '@hearthlight/domain/desk';
import { Panel, RadioCards, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';

export interface SendPanelProps {
  /** The mail, who gets it and how far it is. */
  mail: Pick<UpdateMail, 'is_tested' | 'recipients' | 'subject'>;
  /** Sends the mail to donors. Called with the password. */
  onSend: (audience: Audience, password: string) => Promise<Result>;
}

/** Sends the mail of an update to donors, once it was tested. */
export function SendPanel({ mail, onSend }: SendPanelProps) {
  const words = useWords('deskUpdates');
  const { all, campaign } = mail.recipients;
  const [chosen, setChosen] = useState<Audience>('campaign');
  const audience = campaign ? chosen : 'all';
  const count = audience === 'campaign' ? (campaign ?? 0) : all;
  return (
    <Panel title={words.sendTitle}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{all === 0 ? words.nobodyLeft : words.sendLead}</p>
        {campaign !== null && campaign > 0 && all > campaign ? (
          <RadioCards
            className="w-full"
            label={words.whoGetsIt}
            name="audience"
            defaultValue={audience}
            options={[
              { value: 'campaign', label: words.toCampaign({ count: campaign }) },
              { value: 'all', label: words.toAll({ count: all }) },
            ]}
            onChange={({ target }) => setChosen(target.value === 'all' ? 'all' : 'campaign')}
          />
        ) : (
          all > 0 && (
            <p className="text-small">
              {audience === 'campaign' ? words.toCampaign({ count }) : words.toAll({ count })}
            </p>
          )
        )}
        {all > 0 && !mail.is_tested && <p className="text-small font-semibold">{words.testBefore}</p>}
        {all > 0 && mail.is_tested && (
          <IrreversibleAction
            variant="primary"
            size="medium"
            object={mail.subject}
            explained={words.sendLead}
            onConfirm={(password) => onSend(audience, password)}
          >
            {audience === 'campaign' ? words.sendToCampaign({ count }) : words.send({ count })}
          </IrreversibleAction>
        )}
      </div>
    </Panel>
  );
}
