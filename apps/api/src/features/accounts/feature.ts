import type { Feature } from '../../actions/feature.ts';
import { mails } from './mails.ts';

export const accounts: Feature = { mails };
