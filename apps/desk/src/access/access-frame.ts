import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

/** The frame around the forms before the desk. */
export const accessFrame = { product: foundation.product, picture: site.account.picture };
