import type { Feature } from '../../actions/feature.ts';
import { campaignPictures } from './picture-uses.ts';

export const campaigns: Feature = { pictureUses: campaignPictures };
