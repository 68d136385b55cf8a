import { formatDateTime, type Result } from '@hearthlight/domain';
import type { DeskHealth } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';

export interface MaintenancePanelProps {
  /** When maintenance began; `null` while the site accepts changes. */
  since: DeskHealth['maintenance_since'];
  /** Switches maintenance mode on or off. */
  onSetMaintenance: (isOn: boolean) => Promise<Result>;
}

/** Switches maintenance mode, in which the site can only be read. */
export function MaintenancePanel({ since, onSetMaintenance }: MaintenancePanelProps) {
  const words = useWords('deskOperations');
  const isOn = since !== null;
  return (
    <Panel title={words.maintenance}>
      <p className="mb-5 text-ink-soft">
        {isOn ? words.maintenanceOn({ date: formatDateTime(since) }) : words.maintenanceOff}
      </p>
      <ActionButton action={() => onSetMaintenance(!isOn)}>
        {isOn ? words.endMaintenance : words.startMaintenance}
      </ActionButton>
    </Panel>
  );
}
