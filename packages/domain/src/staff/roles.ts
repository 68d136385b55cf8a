/** The roles of staff. Each person has one. */
export const roles = ['owner', 'editor', 'moderator', 'bookkeeper', 'auditor'] as const;
export type Role = (typeof roles)[number];

const allPermissions = [
  'staff.manage',
  'activity.read',
  'news.write',
  'comments.moderate',
  'campaigns.write',
  'updates.write',
  'pictures.write',
  'books.read',
  'books.write',
  'site.operate',
  'donors.read',
  'donors.write',
] as const;
/** The access that a call of the desk requires. */
export type Permission = (typeof allPermissions)[number];

/** The permissions of each role: the only place that defines them. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: allPermissions,
  editor: ['news.write', 'comments.moderate', 'campaigns.write', 'updates.write', 'pictures.write'],
  moderator: ['comments.moderate'],
  bookkeeper: ['books.read', 'books.write', 'donors.read', 'donors.write'],
  // Without `donors.read`, all figures and no names.
  auditor: ['books.read'],
};

/** Whether a role has a permission. The desk hides what a role may not do; the server refuses it. */
export const may = (role: Role, permission: Permission): boolean => permissionsOf[role].includes(permission);

/** Whether a role must sign in with a second factor: every role that can change anything. */
export const needsSecondFactor = (role: Role): boolean =>
  permissionsOf[role].some((permission) => !permission.endsWith('.read'));
