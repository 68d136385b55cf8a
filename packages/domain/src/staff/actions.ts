/**
 * The actions that the activity log records: a kind and a verb, as on the command line. An entry of an earlier version
 * may have another one.
 */
export const actionNames = [
  'news add',
  'news edit',
  'news save',
  'news restore',
  'news publish',
  'news schedule',
  'news unpublish',
  'news unschedule',
  'news remove',
  'news translate',
  'news open-comments',
  'news close-comments',
  'picture add',
  'picture edit',
  'picture replace',
  'picture remove',
  'comment approve',
  'comment hide',
  'comment hold',
  'comment hold-words',
  'campaign add',
  'campaign edit',
  'campaign move',
  'campaign end',
  'campaign remove',
  'campaign translate',
  'update add',
  'update edit',
  'update translate',
  'update test',
  'update send',
  'update mail',
  'update retry',
  'update remove',
  'gift add',
  'gift correct',
  'gift refund',
  'gift giver',
  'gift leave',
  'gift export',
  'gift import',
  'gift import-upload',
  'gift import-discard',
  'gift import-undo',
  'receipt send',
  'statement test',
  'statement send',
  'statement retry',
  'donor view',
  'donor edit',
  'donor merge',
  'donor goal',
  'donor sessions end',
  'donor export',
  'donor delete',
  'bill add',
  'bill publish',
  'bill hide',
  'bill approve',
  'bill pay',
  'bill cancel',
  'ledger propose',
  'ledger withdraw',
  'ledger close',
  'ledger rotate-key',
  'staff invite',
  'staff reset',
  'staff role',
  'staff remove',
  'mail test',
  'sample remove',
  'database backup',
  'database restore',
  'database move',
  'site maintenance',
] as const;
export type ActionName = (typeof actionNames)[number];

/** The first word of an action. */
export type ActionKind = ActionName extends infer Name
  ? Name extends `${infer Kind} ${string}`
    ? Kind
    : never
  : never;

/** Whether a logged action is one of this version. */
export const isActionName = (action: string): action is ActionName =>
  actionNames.some((name) => name === action);
