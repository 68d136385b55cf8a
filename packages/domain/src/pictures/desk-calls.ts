import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, password } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { deskPicture, focus } from './desk-entities.ts';

/** The calls of the desk on pictures. */
export const picturesCalls = {
  pictureList: {
    method: 'GET',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    summary:
      'Returns the uploaded pictures and where each is used, the newest first. `search` matches alternative texts and names of files.',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      after,
    }),
    response: z.object({ pictures: z.array(deskPicture), next }),
  },
  uploadPicture: {
    method: 'POST',
    path: '/desk/api/pictures/',
    access: 'pictures.write',
    summary: 'Stores a picture in all sizes and returns its address. Cropping happens in the browser before.',
    headers: z.looseObject({ 'x-file-name': z.optional(rules.fileNameHeader) }),
    upload: rules.pictureUpload,
    response: deskPicture,
  },
  editPicture: {
    method: 'POST',
    path: '/desk/api/pictures/edit/',
    access: 'pictures.write',
    summary: 'Sets the alternative text for new uses of a picture, and its focus wherever it is used.',
    request: z.object({ address: rules.requiredLine, alt: rules.draftLine, focus }),
    response: deskPicture,
  },
  replacePicture: {
    method: 'POST',
    path: '/desk/api/pictures/replace/',
    access: 'pictures.write',
    summary: 'Uses another uploaded picture wherever one is used.',
    request: z.object({ address: rules.requiredLine, by: rules.requiredLine }),
    response: deskPicture,
  },
  removePicture: {
    method: 'POST',
    path: '/desk/api/pictures/remove/',
    access: 'pictures.write',
    confirmed: 'each-time',
    summary: 'Removes a picture that is not used.',
    request: z.object({ ...password, address: rules.requiredLine }),
    response: message,
  },
} as const satisfies Record<string, Call>;
