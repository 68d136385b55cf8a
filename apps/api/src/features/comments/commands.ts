import { type Command, Option } from 'commander';

import {
  idArgument,
  printOutput,
  printPage,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
  withPages,
} from '../../actions/command.ts';
import { listComments } from './list-comments.ts';
import { setCommentState } from './moderate-comments.ts';

interface ListOptions extends SharedOptions {
  shown?: true;
  hidden?: true;
}

/** Adds the commands for comments. */
export function addCommentCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('comment').description('list, approve and hide comments');
  withPages(group.command('list').description('list comments awaiting approval, newest first'))
    .addOption(new Option('--shown', 'list shown comments instead').conflicts('hidden'))
    .addOption(new Option('--hidden', 'list hidden comments instead'))
    .action(({ hidden, shown, ...options }: ListOptions) => {
      const state = shown ? 'shown' : hidden ? 'hidden' : 'held';
      return printPage(environment, options, ({ database }, range) => listComments(database, { ...range, state }));
    });
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
