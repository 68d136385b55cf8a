import type { Feature } from '../../actions/feature.ts';
import { newsPictures } from './picture-uses.ts';

export const news: Feature = { pictureUses: newsPictures };
