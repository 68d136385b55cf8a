import { uploadFile } from '@hearthlight/domain';
import { deskCalls, type DeskPicture } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { ActionContext } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { removePicture, sortedPictures, unknownPicture } from './picture-use.ts';
import { replacePicture } from './replace-picture.ts';
import { uploadPicture } from './upload-picture.ts';

async function readPictures(context: ActionContext): Promise<DeskPicture[]> {
  const pictures = await sortedPictures(context);
  return pictures.map(({ address, bytes, usedBy }) => ({ address, bytes, used_by: usedBy }));
}

/** Registers the desk's calls for pictures. */
export function pictureDeskRoutes(app: FastifyInstance, desk: DeskActions): void {
  const { contextOf } = desk;
  deskRoute(app, desk, deskCalls.pictureList, async ({ session }) => ({
    pictures: await readPictures(contextOf(session)),
  }));
  deskRoute(app, desk, deskCalls.uploadPicture, async ({ body, session }) => {
    const context = contextOf(session);
    const address = await uploadPicture(context, body, 'from the desk');
    const id = uploadFile(address)?.split('/')[0] ?? '';
    const stored = (await readPictures(context)).find((each) => each.address.includes(id));
    if (!stored) throw unknownPicture(address);
    return stored;
  });
  deskRoute(app, desk, deskCalls.replacePicture, async ({ body, session }) => {
    const context = contextOf(session);
    await replacePicture(context, body);
    return { pictures: await readPictures(context) };
  });
  deskRoute(app, desk, deskCalls.removePicture, async ({ body, session }) => {
    await removePicture(contextOf(session), body.address);
    return { message: words.pictureGone };
  });
}
