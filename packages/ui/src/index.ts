/** The public face of the package, room by room. */

// components
export { AnnouncingButton, type AnnouncingButtonProps } from './components/announcing-button.tsx';
export { ArchPicture, type ArchPictureProps } from './components/arch-picture.tsx';
export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Brand, type BrandProps } from './components/brand.tsx';
export { Button, type ButtonProps } from './components/button.tsx';
export { CardGrid, type CardGridProps } from './components/card-grid.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/code-field.tsx';
export { CopyButton, type CopyButtonProps } from './components/copy-button.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from './components/data-table.tsx';
export { Dialog, type DialogProps } from './components/dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer.tsx';
export { FieldFrame, type FieldFrameProps } from './components/field-frame.tsx';
export { Field, type FieldProps } from './components/field.tsx';
export { Form, type FormProps } from './components/form.tsx';
export { FormNotice, type FormNoticeProps } from './components/form-notice.tsx';
export { GoalBar, type GoalBarProps } from './components/goal-bar.tsx';
export {
  Link,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  type RoutedLinkProps,
} from './components/link.tsx';
export { MailDraftPanel, type MailDraftPanelProps } from './components/mail-draft-panel.tsx';
export { MoneyField, type MoneyFieldProps } from './components/money-field.tsx';
export { Money, type MoneyProps } from './components/money.tsx';
export { Notice, type NoticeProps } from './components/notice.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar.tsx';
export { Quote, type QuoteProps } from './components/quote.tsx';
export { RadioCards, type RadioCardsProps, type RadioOption } from './components/radio-cards.tsx';
export { RetryButton, type RetryButtonProps } from './components/retry-button.tsx';
export { RichText, type RichTextProps } from './components/rich-text.tsx';
export { Section, type SectionProps } from './components/section.tsx';
export { Select, type SelectProps } from './components/select.tsx';
export { ShareButton, type ShareButtonProps } from './components/share-button.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton.tsx';
export { SlidingSteps, type SlidingStepsProps } from './components/sliding-steps.tsx';
export { Spinner, type SpinnerProps } from './components/spinner.tsx';
export { Stat, type StatProps } from './components/stat.tsx';
export { StatusText, type StatusTextProps } from './components/status-text.tsx';
export { Steps, type StepsProps } from './components/steps.tsx';
export { Tag, type TagProps } from './components/tag.tsx';
export { TextArea, type TextAreaProps } from './components/text-area.tsx';
export { Ticker, type TickerItem, type TickerProps } from './components/ticker.tsx';
export { TruncatedText, type TruncatedTextProps } from './components/truncated-text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden.tsx';
export type { FormResult } from './lib/form-result.ts';
export { useDomainForm } from './lib/use-domain-form.ts';
export { type SubmitResult, useSubmit } from './lib/use-submit.ts';

// site
export { AuthFrame, type AuthFrameProps } from './site/auth-frame.tsx';
export { ErrorPage, type ErrorPageProps } from './site/error-page.tsx';
export { Footer, type FooterProps } from './site/footer.tsx';
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
export { CommentForm, type CommentFormProps, type NewComment } from './news/comment-form.tsx';
export { CommentList, type CommentListProps } from './news/comment-list.tsx';
export {
  NewsArticlePage,
  type NewsArticlePageProps,
  type NewsArticleState,
} from './news/news-article-page.tsx';
export { StoryCard, type StoryCardProps } from './news/story-card.tsx';
export { StoryListSkeleton, type StoryListSkeletonProps } from './news/story-list-skeleton.tsx';
export { StoryList, type StoryListProps } from './news/story-list.tsx';

// about
export type { AboutContent } from './about/about-content.ts';
export { AboutPage, type AboutPageProps } from './about/about-page.tsx';

// account
export { AccountDetailsForm, type AccountDetailsFormProps } from './account/account-details-form.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './account/new-password-form.tsx';
export { RecoveryEmailForm, type RecoveryEmailFormProps } from './account/recovery-email-form.tsx';
export { RecoveryPage, type RecoveryPageProps } from './account/recovery-page.tsx';
export { SignInForm, type SignInFormProps } from './account/sign-in-form.tsx';
export { SignInPage, type SignInPageProps } from './account/sign-in-page.tsx';
export { SignUpPage, type SignUpPageProps } from './account/sign-up-page.tsx';
export type { CodeRequestResult } from './account/use-sent-code.ts';
export { VerifyEmailForm, type VerifyEmailFormProps } from './account/verify-email-form.tsx';

// dashboard
export { AccountPane, type AccountPaneProps } from './dashboard/account-pane.tsx';
export { CampaignsPane, type CampaignsPaneProps } from './dashboard/campaigns-pane.tsx';
export { DashboardHeader, type DashboardHeaderProps } from './dashboard/dashboard-header.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard/dashboard-page.tsx';
export { type DashboardState } from './dashboard/dashboard-state.ts';
export { DonatePane, type DonatePaneProps } from './dashboard/donate-pane.tsx';
export { DonationForm, type DonationFormProps } from './dashboard/donation-form.tsx';
export { ExpiredOverlay } from './dashboard/expired-overlay.tsx';
export { HelpForm, type HelpFormProps } from './dashboard/help-form.tsx';
export { HelpPane, type HelpPaneProps } from './dashboard/help-pane.tsx';
export { HistoryPane, type HistoryPaneProps } from './dashboard/history-pane.tsx';
export { MenuDrawer, type MenuDrawerProps } from './dashboard/menu-drawer.tsx';
export { paneTitles } from './dashboard/pane-titles.ts';
export { PreviewPane, type PreviewPaneProps } from './dashboard/preview-pane.tsx';
export { QuickAccess, type QuickAccessProps } from './dashboard/quick-access.tsx';
export { Sidebar, type SidebarProps } from './dashboard/sidebar.tsx';
export { UpdatesPane, type UpdatesPaneProps } from './dashboard/updates-pane.tsx';
