import type { Command } from 'commander';

import { isoDay, isoInstant } from '../iso-time.ts';
import { newsTranslation } from '../translations/news-translation.ts';
import { idArgument, printOutput, type ProgramEnvironment, type SharedOptions, withJson } from './command.ts';
import { addContentCommands } from './content-commands.ts';
import { newsArticles } from './news.ts';
import { publishArticle, readWrittenArticle } from './publish-news.ts';

/** Adds the commands for news: list, add, edit, show, remove and publish. */
export function addNewsCommands(program: Command, environment: ProgramEnvironment): void {
  const group = addContentCommands(program, environment, {
    kind: newsArticles,
    show: readWrittenArticle,
    translation: newsTranslation,
  });
  withJson(group.command('publish').description('publish a draft, on its date if that is in the future'))
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      const { isShown, publishedAt, title } = await environment.withContext((context) =>
        publishArticle(context, id),
      );
      const when = isShown ? '' : `. Visitors see it from ${isoDay(publishedAt)}.`;
      printOutput(environment, options, {
        json: { id, title, published_at: isoInstant(publishedAt) },
        text: `Published article ${id}: ${title}${when}`,
      });
    });
}
