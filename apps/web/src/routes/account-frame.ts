import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

/** The frame around the forms for signing in, signing up and recovering a password. */
export const accountFrame = { product: foundation.product, ...site.account };
