import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { ActionContext } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { editPicture, inDesk, pictureInDesk } from './picture-details.ts';
import { readPictures, removePicture } from './picture-use.ts';
import { replacePicture } from './replace-picture.ts';
import { uploadPicture } from './upload-picture.ts';

const allInDesk = async (context: ActionContext) => inDesk(context.database, await readPictures(context));

/** Registers the desk's calls for pictures. */
export function pictureDeskRoutes(app: FastifyInstance, desk: DeskActions): void {
  const { contextOf } = desk;
  deskRoute(app, desk, deskCalls.pictureList, async ({ session }) => ({
    pictures: await allInDesk(contextOf(session)),
  }));
  deskRoute(app, desk, deskCalls.uploadPicture, async ({ body, session }) => {
    const context = contextOf(session);
    return pictureInDesk(context, await uploadPicture(context, body, 'from the desk'));
  });
  deskRoute(app, desk, deskCalls.editPicture, async ({ body, session }) => {
    const context = contextOf(session);
    await editPicture(context, body);
    return pictureInDesk(context, body.address);
  });
  deskRoute(app, desk, deskCalls.replacePicture, async ({ body, session }) => {
    const context = contextOf(session);
    await replacePicture(context, body);
    return { pictures: await allInDesk(context) };
  });
  deskRoute(app, desk, deskCalls.removePicture, async ({ body, session }) => {
    await removePicture(contextOf(session), body.address);
    return { message: words.pictureGone };
  });
}
