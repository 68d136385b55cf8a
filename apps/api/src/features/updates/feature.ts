import type { Feature } from '../../actions/feature.ts';
import { mails } from './mails.ts';
import { updatePictures } from './picture-uses.ts';

export const updates: Feature = { mails, pictureUses: updatePictures };
