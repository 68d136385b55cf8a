import type { Command } from 'commander';

import { campaigns, readWrittenCampaign } from './campaigns.ts';
import { idArgument, printOutput, type ProgramEnvironment, type SharedOptions, withJson } from './command.ts';
import { addContentCommands } from './content-commands.ts';

/** Adds the commands for campaigns: list, add, edit, remove and show. */
export function addCampaignCommands(program: Command, environment: ProgramEnvironment): void {
  const group = addContentCommands(program, environment, campaigns);
  withJson(
    group.command('show').description('print a campaign as a Markdown file that “campaign edit” accepts'),
  )
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      const campaign = await environment.withContext(({ database }) => readWrittenCampaign(database, id));
      printOutput(environment, options, { json: campaign.fields, text: campaign.document });
    });
}
