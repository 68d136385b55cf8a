/** The public API of the design system: the documented components, and the pages that `apps/web` composes. */

// components
export { AnnouncingButton, type AnnouncingButtonProps } from './components/actions/announcing-button.tsx';
export { ArchPicture, type ArchPictureProps } from './components/media/arch-picture.tsx';
export { Avatar, type AvatarProps } from './components/media/avatar.tsx';
export { Brand, type BrandProps } from './site/brand.tsx';
export { Button, type ButtonProps } from './components/actions/button.tsx';
export { CardGrid, type CardGridProps } from './components/layout/card-grid.tsx';
export { Checkbox, type CheckboxProps } from './components/forms/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/forms/code-field.tsx';
export { CopyButton, type CopyButtonProps } from './components/actions/copy-button.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from './components/data/data-table.tsx';
export { Dialog, type DialogProps } from './components/feedback/dialog.tsx';
export { Drawer, type DrawerProps } from './components/feedback/drawer.tsx';
export { FieldError, type FieldErrorProps } from './components/forms/field-error.tsx';
export { FieldFrame, type FieldFrameProps } from './components/forms/field-frame.tsx';
export { Field, type FieldProps } from './components/forms/field.tsx';
export { Form, type FormProps } from './components/forms/form.tsx';
export { FormNotice, type FormNoticeProps } from './components/forms/form-notice.tsx';
export { GoalBar, type GoalBarProps } from './giving/goal-bar.tsx';
export {
  LinkProvider,
  type LinkProviderProps,
  type RoutedLinkProps,
} from './components/actions/link-provider.tsx';
export { Link, type LinkProps } from './components/actions/link.tsx';
export { MailDraftPanel, type MailDraftPanelProps } from './dashboard/parts/mail-draft-panel.tsx';
export { MoneyField, type MoneyFieldProps } from './components/forms/money-field.tsx';
export { Money, type MoneyProps } from './giving/money.tsx';
export { Notice, type NoticeProps } from './components/feedback/notice.tsx';
export { PasswordField, type PasswordFieldProps } from './components/forms/password-field.tsx';
export { ProgressBar, type ProgressBarProps } from './giving/progress-bar.tsx';
export { Quote, type QuoteProps } from './components/data/quote.tsx';
export { RadioCards, type RadioCardsProps, type RadioOption } from './components/forms/radio-cards.tsx';
export { RetryButton, type RetryButtonProps } from './components/actions/retry-button.tsx';
export { Section, type SectionProps } from './components/layout/section.tsx';
export { Select, type SelectOption, type SelectProps } from './components/forms/select.tsx';
export { ShareButton, type ShareButtonProps } from './components/actions/share-button.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/skeleton.tsx';
export { SlidingSteps, type SlidingStepsProps } from './components/motion/sliding-steps.tsx';
export { Spinner } from './components/feedback/spinner.tsx';
export { Stat, type StatProps } from './components/data/stat.tsx';
export { StatusText, type StatusTextProps } from './components/feedback/status-text.tsx';
export { Steps, type StepsProps } from './components/layout/steps.tsx';
export { Tag, type TagProps } from './components/data/tag.tsx';
export { TextArea, type TextAreaProps } from './components/forms/text-area.tsx';
export { Ticker, type TickerItem, type TickerProps } from './components/motion/ticker.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/layout/visually-hidden.tsx';
export { CloseButton, type CloseButtonProps } from './components/actions/close-button.tsx';
export { PauseButton, type PauseButtonProps } from './components/actions/pause-button.tsx';
export { Pagination, type PaginationProps } from './components/data/pagination.tsx';
export { SkipLink, type SkipLinkProps } from './components/layout/skip-link.tsx';
export { StillList, type StillListProps } from './components/motion/still-list.tsx';

// site
export { AuthFrame, type AuthFrameProps } from './site/auth-frame.tsx';
export { ErrorPage, type ErrorPageProps } from './site/error-page.tsx';
export { Footer, type FooterProps } from './site/footer.tsx';
export { IsSignedIn } from './site/is-signed-in.ts';
export { MissingPage, type MissingPageProps } from './site/missing-page.tsx';
export { PageFrame, type PageFrameProps } from './site/page-frame.tsx';
export { TopBar, type TopBarProps } from './site/top-bar.tsx';

// home
export {
  type HomeContent,
  type QuoteAuthor,
  type Statistic,
  type SuccessStory,
  topStoriesId,
  type Volunteer,
} from './home/home-content.ts';
export { HomePage, type HomePageProps } from './home/home-page.tsx';
export type { LatestNews } from './home/top-stories.tsx';

// news
export { ArticleComments, type ArticleCommentsProps } from './news/article-comments.tsx';
export { CommentForm, type CommentFormProps } from './news/comment-form.tsx';
export { CommentList, type CommentListProps } from './news/comment-list.tsx';
export {
  NewsArticlePage,
  type NewsArticlePageProps,
  type NewsArticleState,
} from './news/news-article-page.tsx';
export { ServerSanitizer } from './news/server-sanitizer.ts';
export { GoOnStories, type GoOnStoriesProps } from './news/go-on-stories.tsx';
export { NewsCard, type NewsCardProps } from './news/news-card.tsx';
export { NewsListSkeleton, type NewsListSkeletonProps } from './news/news-list-skeleton.tsx';
export { NewsList, type NewsListProps } from './news/news-list.tsx';

// about
export type { AboutContent } from './about/about-content.ts';
export { type AboutBooks, AboutPage, type AboutPageProps } from './about/about-page.tsx';

// ledger
export { type LedgerView } from './ledger/closed-months.tsx';
export { LedgerPage, type LedgerPageProps } from './ledger/ledger-page.tsx';
export type { CheckOutcome } from './ledger/check-outcome.ts';

// lib
export { useMounted } from './lib/use-mounted.ts';
export { whenOnline } from './lib/when-online.ts';

// account
export { AccountDetailsForm, type AccountDetailsFormProps } from './account/account-details-form.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './account/new-password-form.tsx';
export { RecoveryEmailForm, type RecoveryEmailFormProps } from './account/recovery-email-form.tsx';
export { RecoveryPage, type RecoveryPageProps } from './account/recovery-page.tsx';
export { SignInForm, type SignInFormProps } from './account/sign-in-form.tsx';
export { SignInPage, type SignInPageProps } from './account/sign-in-page.tsx';
export type { StepProgress } from './account/use-sent-code.ts';
export { SignUpPage, type SignUpPageProps } from './account/sign-up-page.tsx';
export { VerifyEmailForm, type VerifyEmailFormProps } from './account/verify-email-form.tsx';

// dashboard
export { AccountPane, type AccountPaneProps } from './dashboard/account/account-pane.tsx';
export { CampaignsPane, type CampaignsPaneProps } from './dashboard/campaigns/campaigns-pane.tsx';
export { DashboardHeader, type DashboardHeaderProps } from './dashboard/frame/dashboard-header.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard/frame/dashboard-page.tsx';
export { type DashboardView } from './dashboard/frame/dashboard-view.ts';
export { DonatePane, type DonatePaneProps } from './dashboard/donate/donate-pane.tsx';
export { DonationForm, type DonationFormProps } from './dashboard/donate/donation-form.tsx';
export { ExpiredOverlay } from './dashboard/frame/expired-overlay.tsx';
export { HelpForm, type HelpFormProps } from './dashboard/help/help-form.tsx';
export { HelpPane, type HelpPaneProps } from './dashboard/help/help-pane.tsx';
export { HistoryPane, type HistoryPaneProps } from './dashboard/history/history-pane.tsx';
export type { LoadedStatement } from './dashboard/history/loaded-statement.ts';
export { MenuDrawer, type MenuDrawerProps } from './dashboard/frame/menu-drawer.tsx';
export { PreviewPane, type PreviewPaneProps } from './dashboard/preview/preview-pane.tsx';
export { QuickAccess, type QuickAccessProps } from './dashboard/frame/quick-access.tsx';
export { Sidebar, type SidebarProps } from './dashboard/frame/sidebar.tsx';
export { UpdatesPane, type UpdatesPaneProps } from './dashboard/updates/updates-pane.tsx';
