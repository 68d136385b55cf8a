import type { Command } from 'commander';

import { printOutput, type ProgramEnvironment, type SharedOptions, withJson } from './command.ts';
import { typedPath } from './document.ts';
import { addPicture } from './pictures.ts';

/** Adds the commands for pictures. */
export function addPictureCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('picture').description('add pictures');
  withJson(group.command('add').description('store a picture in the sizes that the site needs'))
    .argument('<file>', 'a JPEG, PNG, WebP or AVIF picture')
    .addHelpText(
      'after',
      '\nPrints the address of the picture, for the front matter of news, campaigns and impact updates.\nMetadata, such as the position where it was taken, is removed.',
    )
    .action(async (file: string, options: SharedOptions) => {
      const address = await environment.withContext((context) => addPicture(context, typedPath(file)));
      printOutput(environment, options, { json: { address }, text: address });
    });
}
