/** The contract of the staff desk and the server. An entry of its own, so that none of it reaches the public site. */
export * from '../operations/backup.ts';
export * from '../staff/actions.ts';
export * from '../staff/logged-fields.ts';
export * from '../staff/program-texts.ts';
export * from '../bills/desk-entities.ts';
export * from './calls.ts';
export * from '../staff/device-name.ts';
export * from '../donors/desk-forms.ts';
export * from '../donors/desk-entities.ts';
export * from '../donors/mail-kinds.ts';
export * from '../campaigns/desk-entities.ts';
export * from '../comments/desk-entities.ts';
export * from '../news/desk-entities.ts';
export * from '../open-books/desk-entities.ts';
export * from '../operations/desk-entities.ts';
export * from '../pictures/desk-entities.ts';
export * from '../staff/desk-entities.ts';
export * from '../updates/desk-entities.ts';
export * from '../campaigns/desk-forms.ts';
export * from '../news/desk-forms.ts';
export * from '../operations/desk-forms.ts';
export * from '../staff/desk-forms.ts';
export * from '../updates/desk-forms.ts';
export * from '../imports/day-formats.ts';
export * from '../imports/desk-entities.ts';
export * from '../imports/explain-correction.ts';
export { giftFilterNames, type GiftFilterName, type GiverEntry } from '../gifts/desk-calls.ts';
export * from '../gifts/desk-forms.ts';
export * from '../gifts/desk-entities.ts';
export * from '../ledger/desk-entities.ts';
export type { OccasionEntry } from '../occasions/desk-calls.ts';
export * from '../occasions/desk-entities.ts';
export * from '../occasions/desk-forms.ts';
export * from './pages.ts';
export * from '../payments/desk-entities.ts';
export * from '../payments/desk-forms.ts';
export * from '../payments/pay-pledges.ts';
export * from '../plans/desk-entities.ts';
export * from '../plans/desk-forms.ts';
export * from '../receipts/desk-entities.ts';
export * from '../search/desk-entities.ts';
export * from '../staff/roles.ts';
export * as deskRules from './rules.ts';
export * from './tasks.ts';
export {
  cleanFileName,
  deskLimits,
  encodeFileName,
  listOrders,
  type ListOrder,
  pictureFileProblem,
  pictureTypes,
} from './rules.ts';
