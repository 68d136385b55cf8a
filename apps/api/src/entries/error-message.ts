import { ContentError } from '@hearthlight/content';
import { CommanderError } from 'commander';

import { ActionError } from '../actions/action.ts';
import { isDatabaseUnavailable, isTooSlow, movedMessage, unavailableReason } from '../database/failures.ts';
import { OtherCurrency } from '../features/books/currency.ts';
import { ConfigError } from './config.ts';

/** Returns the message for an error, without commander's prefix. */
export function messageFor(error: unknown): string {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.help') return 'The command is incomplete. Add --help to list the subcommands.';
    const message = error.message.replace(/^error: /, '').replace(/\n\((.*)\)$/, '. $1');
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/[^.!?)]$/, '$&.');
    return `${sentence} Add --help to list the commands and options.`;
  }
  if (error instanceof ActionError || error instanceof OtherCurrency) return error.message;
  if (error instanceof ConfigError || error instanceof ContentError) return error.message;
  if (error instanceof Error && error.message === movedMessage) {
    return 'The database was moved to PostgreSQL. Set DATABASE_URL to its address.';
  }
  if (isTooSlow(error)) {
    return 'The database took too long, perhaps because of another command. Try again. For PostgreSQL, ?statement_timeout=60000 in DATABASE_URL allows a minute.';
  }
  if (isDatabaseUnavailable(error)) return `The database cannot be reached or written: ${unavailableReason(error)}.`;
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}
