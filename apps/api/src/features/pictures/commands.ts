import type { Focus } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import type { Command } from 'commander';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import {
  addListCommand,
  confirmed,
  parserFor,
  printOutput,
  type ProgramEnvironment,
  type RemovalOptions,
  type SharedOptions,
  withJson,
  withRemoval,
} from '../../actions/command.ts';
import { typedPath } from '../../actions/document.ts';
import { isStorable } from '../../lib/storable-text.ts';
import { addPicture } from './document-pictures.ts';
import { editPicture } from './picture-details.ts';
import { listPictures, removePicture } from './stored-pictures.ts';

const altText = z
  .string()
  .trim()
  .max(deskLimits.line, `has more than ${deskLimits.line} characters`)
  .regex(/^\P{Cc}*$/u, 'has line breaks or control characters')
  .refine(isStorable, 'has an invalid character');

/** Percent from the left and from the top, such as `50,20`. */
const focusPoint = z
  .string()
  .regex(/^(?:\d\d?|100),(?:\d\d?|100)$/, 'must be two numbers from 0 to 100, such as 50,20')
  .transform((text): Focus => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return { x, y };
  });

interface EditOptions extends SharedOptions {
  alt?: string;
  focus?: Focus;
}

/** Adds the commands for pictures. */
export function addPictureCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('picture').description('list, add, edit and remove uploaded pictures');
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
  addEditCommand(group, environment);
  withRemoval(group.command('remove').description('remove an unused uploaded picture'))
    .argument('<address>', 'its address, as “picture list” prints it')
    .action(async (address: string, options: RemovalOptions) => {
      const dryRun = options.dryRun ?? false;
      const removed = await environment.withContext((context) =>
        confirmed(
          options,
          (changes) => removePicture(context, address, changes),
          (found) => `This removes picture ${found}, which cannot be undone`,
        ),
      );
      printOutput(environment, options, {
        json: { address: removed, dry_run: dryRun },
        text: `${dryRun ? 'Would remove' : 'Removed'} picture ${removed}`,
      });
    });
}

function addEditCommand(group: Command, environment: ProgramEnvironment): void {
  withJson(group.command('edit').description('set the alternative text or the focal point of a picture'))
    .argument('<address>', 'its address, as “picture list” prints it')
    .option('--alt <text>', 'the alternative text that new uses of the picture begin with', parserFor(altText))
    .option(
      '--focus <x,y>',
      'the point that stays visible when it is cropped, in percent from the left and the top',
      parserFor(focusPoint),
    )
    .action(async (address: string, { alt, focus, ...options }: EditOptions) => {
      if (alt === undefined && focus === undefined) throw new ActionError('Give --alt, --focus or both.');
      const details = await environment.withContext((context) => editPicture(context, { address, alt, focus }));
      printOutput(environment, options, {
        json: { address, ...details },
        text: `Changed picture ${address}`,
      });
    });
}
