import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { editPicture, listInDesk, pictureInDesk } from './picture-details.ts';
import { replacePicture } from './replace-picture.ts';
import { removePicture } from './stored-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

/** Registers the desk's calls for pictures. */
export function pictureDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.pictureList, ({ query, session }) => listInDesk(contextOf(session), query));
  route(app, deskCalls.uploadPicture, async ({ body, headers, session }) => {
    const context = contextOf(session);
    const name = headers['x-file-name'] ?? '';
    return pictureInDesk(context, await uploadPicture(context, body, name, 'from the desk'));
  });
  route(app, deskCalls.editPicture, async ({ body, session }) => {
    const context = contextOf(session);
    await editPicture(context, body);
    return pictureInDesk(context, body.address);
  });
  route(app, deskCalls.replacePicture, async ({ body, session }) => {
    const context = contextOf(session);
    await replacePicture(context, body);
    return pictureInDesk(context, body.by);
  });
  route(app, deskCalls.removePicture, async ({ body, session }) => {
    await removePicture(contextOf(session), body.address);
    return { message: words.pictureGone };
  });
}
