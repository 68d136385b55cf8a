import type { DeskHealth } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { CheckBackupForm, type CheckBackupFormProps } from './check-backup-form.tsx';
import { DownloadBackupForm, type DownloadBackupFormProps } from './download-backup-form.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MaintenancePanel, type MaintenancePanelProps } from './maintenance-panel.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { TestMailForm, type TestMailFormProps } from './test-mail-form.tsx';

export interface HealthPageProps extends TestMailFormProps, CheckBackupFormProps, DownloadBackupFormProps {
  /** The state of the request for the installation's health. */
  view: View<{ health: DeskHealth }>;
  /** Switches maintenance mode on or off. */
  onSetMaintenance: MaintenancePanelProps['onSetMaintenance'];
}

/** Whether the installation works, and what an owner can do about it. */
export function HealthPage({ view, ...forms }: HealthPageProps) {
  const words = useWords('deskOperations');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.health} lead={words.lead} hasTimes />
      <Loaded view={view} rows={4}>
        {({ health }) => (
          <WithAside
            aside={
              <>
                <ProgramPanel health={health} />
                <MailPanel mail={health.mail} />
                <TestMailForm {...forms} />
                <MaintenancePanel since={health.maintenance_since} {...forms} />
              </>
            }
          >
            <BackupPanel backup={health.backup} />
            <DownloadBackupForm {...forms} />
            <CheckBackupForm {...forms} />
          </WithAside>
        )}
      </Loaded>
    </>
  );
}
