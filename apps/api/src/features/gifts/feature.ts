import type { Feature } from '../../actions/feature.ts';
import { addGiftCommands } from './commands.ts';
import { giftDeskRoutes } from './desk-routes.ts';
import { mails } from './mails.ts';
import { searchForGifts } from './search.ts';

export const gifts: Feature = {
  deskRoutes: giftDeskRoutes,
  commands: [addGiftCommands],
  mails,
  search: searchForGifts,
};
