import type { Command } from 'commander';

import { listPictures, removePicture } from '../pictures/picture-use.ts';
import {
  addListCommand,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withDryRun,
  withJson,
} from './command.ts';
import { typedPath } from './document.ts';
import { addPicture } from './pictures.ts';

/** Adds the commands for pictures. */
export function addPictureCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('picture').description('list, add and remove uploaded pictures');
  addListCommand(group, environment, 'list the uploaded pictures and where they are used', listPictures);
  withJson(group.command('add').description('store a picture in the sizes that the site needs'))
    .argument('<file>', 'a JPEG, PNG, WebP or AVIF picture')
    .addHelpText(
      'after',
      '\nPrints the address of the picture, for the front matter of news, campaigns and impact updates.\nMetadata, such as the location, is removed.',
    )
    .action(async (file: string, options: SharedOptions) => {
      const address = await environment.withContext((context) => addPicture(context, typedPath(file)));
      printOutput(environment, options, { json: { address }, text: address });
    });
  withDryRun(withJson(group.command('remove').description('remove an unused uploaded picture')))
    .argument('<address>', 'its address, as “picture list” prints it')
    .action(async (address: string, options: SharedOptions) => {
      const dryRun = options.dryRun ?? false;
      const removed = await environment.withContext((context) => removePicture(context, address, { dryRun }));
      printOutput(environment, options, {
        json: { address: removed, dry_run: dryRun },
        text: `${dryRun ? 'Would remove' : 'Removed'} picture ${removed}`,
      });
    });
}
