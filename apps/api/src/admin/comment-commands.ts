import { type Command, Option } from 'commander';

import { setCommentState } from '../news/moderate-comments.ts';
import {
  addListCommand,
  idArgument,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
} from './command.ts';
import { listComments } from './comments.ts';

/** Adds the commands for comments. */
export function addCommentCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('comment').description('list, approve and hide comments');
  addListCommand(
    group,
    environment,
    'list the newest 200 comments awaiting approval',
    ({ database }, { hidden, shown }) => listComments(database, shown ? 'shown' : hidden ? 'hidden' : 'held'),
  )
    .addOption(new Option('--shown', 'list shown comments instead').conflicts('hidden'))
    .addOption(new Option('--hidden', 'list hidden comments instead'));
  const addStateCommand = (name: string, state: 'shown' | 'hidden', description: string) =>
    withJson(group.command(name).description(description))
      .addArgument(idArgument())
      .action(async (id: number, options: SharedOptions) => {
        await environment.withContext((context) => setCommentState(context, id, state));
        printOutput(environment, options, { json: { id, state }, text: `Comment ${id} is now ${state}.` });
      });
  addStateCommand('approve', 'shown', 'show a comment');
  addStateCommand('hide', 'hidden', 'remove a comment from the page without deleting it');
}
