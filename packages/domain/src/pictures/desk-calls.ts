import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, password } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { deskPicture, focus } from './desk-entities.ts';

/** The calls of the desk on pictures. */
export const picturesCalls = {
  /**
   * Returns the uploaded pictures and where each is used, the newest first. `search` matches alternative texts and
   * names of files.
   */
  pictureList: {
    method: 'GET',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      after,
    }),
    response: z.object({ pictures: z.array(deskPicture), next }),
  },
  /** Stores a picture in all sizes and returns its address. Cropping happens in the browser before. */
  uploadPicture: {
    method: 'POST',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    headers: z.looseObject({ 'x-file-name': z.optional(rules.fileNameHeader) }),
    upload: rules.pictureUpload,
    response: deskPicture,
  },
  /** Sets the alternative text for new uses of a picture, and its focus wherever it is used. */
  editPicture: {
    method: 'POST',
    path: '/desk/api/pictures/edit/',
    access: 'pictures.write',
    request: z.object({ address: rules.requiredLine, alt: rules.draftLine, focus }),
    response: deskPicture,
  },
  /** Uses another uploaded picture wherever one is used. */
  replacePicture: {
    method: 'POST',
    path: '/desk/api/pictures/replace/',
    access: 'pictures.write',
    request: z.object({ address: rules.requiredLine, by: rules.requiredLine }),
    response: deskPicture,
  },
  removePicture: {
    method: 'POST',
    path: '/desk/api/pictures/remove/',
    access: 'pictures.write',
    confirmed: 'each-time',
    request: z.object({ ...password, address: rules.requiredLine }),
    response: message,
  },
} as const satisfies Record<string, Call>;
