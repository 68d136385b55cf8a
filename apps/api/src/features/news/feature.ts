import type { Feature } from '../../actions/feature.ts';
import { cleanups } from './cleanups.ts';
import { addNewsCommands } from './commands.ts';
import { newsDeskRoutes } from './desk-routes.ts';
import { newsPictures } from './picture-uses.ts';
import { newsRoutes } from './routes.ts';
import { removeSampleNews } from './sample.ts';
import { searchForArticles } from './search.ts';
import { newsTasks } from './tasks.ts';

export const news: Feature = {
  routes: newsRoutes,
  deskRoutes: newsDeskRoutes,
  commands: [addNewsCommands],
  cleanups,
  tasks: newsTasks,
  pictureUses: newsPictures,
  removeSample: removeSampleNews,
  search: searchForArticles,
};
