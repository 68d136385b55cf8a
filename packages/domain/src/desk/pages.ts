import { may, type Permission, type Role } from '../staff/roles.ts';

/** The groups of the menu, in its order. The first page and one's own account are in none. */
export const pageGroups = ['site', 'books', 'desk'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** A page of the desk that its menu lists, or one's own account. */
interface DeskPage {
  path: string;
  group?: PageGroup;
  /** Without it, all staff may open the page. */
  permission?: Permission;
}

/** The desk's pages in the order of its menu. Pages below one of them, such as an article, belong to it. */
export const deskPages = {
  home: { path: '/desk/' },
  news: { path: '/desk/news', group: 'site', permission: 'news.write' },
  pictures: { path: '/desk/pictures', group: 'site', permission: 'pictures.write' },
  campaigns: { path: '/desk/campaigns', group: 'site', permission: 'campaigns.write' },
  updates: { path: '/desk/updates', group: 'site', permission: 'updates.write' },
  comments: { path: '/desk/comments', group: 'site', permission: 'comments.moderate' },
  gifts: { path: '/desk/gifts', group: 'books', permission: 'books.read' },
  imports: { path: '/desk/imports', group: 'books', permission: 'books.read' },
  plans: { path: '/desk/plans', group: 'books', permission: 'donors.read' },
  occasions: { path: '/desk/occasions', group: 'books', permission: 'donors.read' },
  payments: { path: '/desk/payments', group: 'books', permission: 'donors.read' },
  donors: { path: '/desk/donors', group: 'books', permission: 'donors.read' },
  statements: { path: '/desk/statements', group: 'books', permission: 'books.read' },
  bills: { path: '/desk/bills', group: 'books', permission: 'books.read' },
  months: { path: '/desk/months', group: 'books', permission: 'books.read' },
  people: { path: '/desk/people', group: 'desk', permission: 'staff.manage' },
  activity: { path: '/desk/activity', group: 'desk', permission: 'activity.read' },
  health: { path: '/desk/health', group: 'desk', permission: 'site.operate' },
  account: { path: '/desk/account' },
} as const satisfies Record<string, DeskPage>;

export type DeskPageName = keyof typeof deskPages;

/** The pages of one article, below that of its text. */
export type DeskArticlePart = 'preview' | 'history' | 'translations';

/** Returns the address of an article in the desk. */
export const deskArticlePath = (id: number, part?: DeskArticlePart): string =>
  `${deskPages.news.path}/${id}${part === undefined ? '' : `/${part}`}`;

/** The page for a new article. */
export const newArticlePath = `${deskPages.news.path}/new`;

/** Returns the address of a campaign in the desk. */
export const deskCampaignPath = (id: number): string => `${deskPages.campaigns.path}/${id}`;
/** Returns the address of the translations of a campaign. */
export const campaignTranslationsPath = (id: number): string => `${deskCampaignPath(id)}/translations`;
/** The page for a new campaign. */
export const newCampaignPath = `${deskPages.campaigns.path}/new`;

/** Returns the address of a donor in the desk. */
export const deskDonorPath = (id: number): string => `${deskPages.donors.path}/${id}`;

/** The fragment of an address that opens the form of a new entry above its list. */
export const newFragment = '#new';
/** The form that records a gift. */
export const newGiftPath = `${deskPages.gifts.path}${newFragment}`;
/** The form that records a bill. */
export const newBillPath = `${deskPages.bills.path}${newFragment}`;

/** Returns the address of a gift in the desk. */
export const deskGiftPath = (id: number): string => `${deskPages.gifts.path}/${id}`;

/** Returns the address of what was given in memory or in honor of somebody. */
export const deskOccasionPath = (id: number): string => `${deskPages.occasions.path}/${id}`;

/** Returns the address of a bill, which is shown above the list. */
export const deskBillPath = (id: number): string => `${deskPages.bills.path}?bill=${id}`;

/** Returns the address of the list of gifts with a filter, whose values need no encoding. */
export const deskGiftsPath = (filter: Readonly<Record<string, number | string>>): string =>
  `${deskPages.gifts.path}?${Object.entries(filter)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** The pages of one impact update, below that of its text. */
export type DeskUpdatePart = 'mail' | 'translations';

/** Returns the address of an impact update in the desk. */
export const deskUpdatePath = (id: number, part?: DeskUpdatePart): string =>
  `${deskPages.updates.path}/${id}${part === undefined ? '' : `/${part}`}`;

/** The page for a new impact update. */
export const newUpdatePath = `${deskPages.updates.path}/new`;

/** Where links for new people and after a reset lead. The token follows as the fragment. */
export const welcomePath = '/desk/welcome';

const names = Object.keys(deskPages).filter((name): name is DeskPageName => name in deskPages);

/** Whether a role may open a page. */
export function mayOpen(role: Role, name: DeskPageName): boolean {
  const { permission }: DeskPage = deskPages[name];
  return permission === undefined || may(role, permission);
}

/** Returns the pages of a group of the menu that a role may open, in its order. */
export const pagesOf = (role: Role, group: PageGroup): DeskPageName[] =>
  names.filter((name) => {
    const page: DeskPage = deskPages[name];
    return page.group === group && mayOpen(role, name);
  });
