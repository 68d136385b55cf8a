import type { Feature } from '../../actions/feature.ts';
import { addPictureCommands } from './commands.ts';
import { pictureDeskRoutes } from './desk-routes.ts';

export const pictures: Feature = {
  deskRoutes: pictureDeskRoutes,
  commands: [addPictureCommands],
};
