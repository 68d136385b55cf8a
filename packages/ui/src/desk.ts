/** The staff desk: the pages and forms that `apps/desk` composes. The public site loads nothing of it. */

// frame
export { CodesReminder } from './desk/frame/codes-reminder.tsx';
export { DeskFrame, type DeskFrameProps } from './desk/frame/desk-frame.tsx';
export { DeskHeader, type DeskHeaderProps } from './desk/frame/desk-header.tsx';
export { DeskMessage, type DeskMessageProps } from './desk/frame/desk-message.tsx';
export { LeaveDialog, type LeaveDialogProps } from './desk/frame/leave-dialog.tsx';
export { ListSkeleton, type ListSkeletonProps } from './desk/frame/list-skeleton.tsx';
export { LoadFailed, type LoadFailedProps } from './desk/frame/load-failed.tsx';
export { NoPermission, type NoPermissionProps } from './desk/frame/no-permission.tsx';
export { NoSuchPage } from './desk/frame/no-such-page.tsx';
export { PageFailed, type PageFailedProps } from './desk/frame/page-failed.tsx';
export { PasswordDialog, type PasswordDialogProps } from './desk/frame/password-dialog.tsx';
export { RefusedRoleProvider } from './desk/frame/refused-role.ts';
export { RoleChanged, type RoleChangedProps } from './desk/frame/role-changed.tsx';
export { RetryLoading } from './site/retry-loading.ts';
export { UnsavedProvider } from './forms/use-unsaved.ts';

// access
export { DeskSignInPage, type DeskSignInPageProps } from './desk/access/desk-sign-in-page.tsx';
export { EnrollPage, type EnrollPageProps } from './desk/access/enroll-page.tsx';
export { SecondFactorPage, type SecondFactorPageProps } from './desk/access/second-factor-page.tsx';
export { WelcomePage, type WelcomePageProps, type WelcomeView } from './desk/access/welcome-page.tsx';

// home, people, comments, health, activity, account
export { DeskHomePage, type DeskHomePageProps } from './desk/home/desk-home-page.tsx';
export { PeoplePage, type PeoplePageProps } from './desk/people/people-page.tsx';
export type { NewLink } from './desk/people/staff-link-panel.tsx';
export { CommentsPage, type CommentsPageProps } from './desk/comments/comments-page.tsx';
export type { BackupCheck } from './desk/health/check-backup-form.tsx';
export { HealthPage, type HealthPageProps } from './desk/health/health-page.tsx';
export { type ActivityFilter, ActivityPage, type ActivityPageProps } from './desk/activity/activity-page.tsx';
export { DeskAccountPage, type DeskAccountPageProps } from './desk/account/desk-account-page.tsx';

// gifts
export { type GiftFilter, noGiftFilter } from './desk/gifts/gift-filter.ts';
export { GiftPage, type GiftPageProps } from './desk/gifts/gift-page.tsx';
export type { ChangeResult } from './desk/gifts/use-previewed-change.ts';
export { GiftsPage, type GiftsPageProps } from './desk/gifts/gifts-page.tsx';

// unmatched payments
export { PaymentsPage, type PaymentsPageProps } from './desk/payments/payments-page.tsx';

// yearly statements
export { StatementsPage, type StatementsPageProps } from './desk/statements/statements-page.tsx';

// news
export type { Autosave, Editing, KeptText, SaveResult, SaveState, TextStore } from './desk/news/autosave.ts';
export { type ArticleFilter, DeskNewsPage, type DeskNewsPageProps } from './desk/news/desk-news-page.tsx';
export { NewArticlePage, type NewArticlePageProps } from './desk/news/new-article-page.tsx';
export { ArticleFrame, type ArticleFrameProps } from './desk/news/article-frame.tsx';
export { ArticlePublication, type ArticlePublicationProps } from './desk/news/article-publication.tsx';
export { EditArticlePage, type EditArticlePageProps } from './desk/news/edit-article-page.tsx';
export type { LoadPictures, UploadResult } from './desk/pictures/picture-access.ts';
export {
  ArticleHistoryPage,
  type ArticleHistoryPageProps,
  type Compared,
} from './desk/news/history/article-history-page.tsx';
export {
  ArticlePreviewPage,
  type ArticlePreviewPageProps,
} from './desk/news/preview/article-preview-page.tsx';
export {
  ArticleTranslationsPage,
  type ArticleTranslationsPageProps,
} from './desk/news/translations/article-translations-page.tsx';
export type { KeptTranslation, TranslationResult } from './desk/parts/use-edited-translation.ts';
export { useAutosave } from './desk/news/use-autosave.ts';

// pictures
export type { NewPicture } from './desk/pictures/picture-form.tsx';
export { PicturesPage, type PicturesPageProps } from './desk/pictures/pictures-page.tsx';
// campaigns and updates
export { CampaignFrame, type CampaignFrameProps } from './desk/campaigns/campaign-frame.tsx';
export {
  CampaignTranslations,
  type CampaignTranslationsProps,
} from './desk/campaigns/campaign-translations.tsx';
export { DeskCampaignsPage, type DeskCampaignsPageProps } from './desk/campaigns/desk-campaigns-page.tsx';
export { EditCampaignPage, type EditCampaignPageProps } from './desk/campaigns/edit-campaign-page.tsx';
export { NewCampaignPage, type NewCampaignPageProps } from './desk/campaigns/new-campaign-page.tsx';
export { DeskUpdatesPage, type DeskUpdatesPageProps } from './desk/updates/desk-updates-page.tsx';
export { EditUpdatePage, type EditUpdatePageProps } from './desk/updates/edit-update-page.tsx';
export { NewUpdatePage, type NewUpdatePageProps } from './desk/updates/new-update-page.tsx';
export { UpdateFrame, type UpdateFrameProps } from './desk/updates/update-frame.tsx';
export { UpdateTranslations, type UpdateTranslationsProps } from './desk/updates/update-translations.tsx';
export { UpdateMailPage, type UpdateMailPageProps } from './desk/updates/update-mail-page.tsx';

// imports
export { ImportFilePage, type ImportFilePageProps } from './desk/imports/import-file-page.tsx';
export { ImportsPage, type ImportsPageProps } from './desk/imports/imports-page.tsx';
// donors, months
export { DonorPage, type DonorPageProps } from './desk/donors/donor-page.tsx';
export { DonorsPage, type DonorsPageProps } from './desk/donors/donors-page.tsx';
export { MonthsPage, type MonthsPageProps } from './desk/months/months-page.tsx';
// bills
export { BillsPage, type BillsPageProps } from './desk/bills/bills-page.tsx';

// words
// words and views
export { viewOf } from './lib/view-of.ts';
export { useDeskNewsWords } from './words/desk-news.ts';
export { useDeskWords } from './words/desk.ts';
