/** The product: the pages, panes and forms of Hearthlight that `apps/web` composes. */

// site
export { AuthFrame, type AuthFrameProps } from './site/auth-frame.tsx';
export { Brand, type BrandProps } from './site/brand.tsx';
export { ErrorPage, type ErrorPageProps } from './site/error-page.tsx';
export { Footer, type FooterProps } from './site/footer.tsx';
export { RetryLoading } from './site/retry-loading.ts';
export { IsSignedIn } from './site/is-signed-in.ts';
export { LanguageLinks } from './site/language-links.ts';
export { LanguageSuggestion } from './site/language-suggestion.tsx';
export { MissingPage, type MissingPageProps } from './site/missing-page.tsx';
export { PageFrame, type PageFrameProps } from './site/page-frame.tsx';
export { TopBar, type TopBarProps } from './site/top-bar.tsx';

// giving
export { GoalBar, type GoalBarProps } from './giving/goal-bar.tsx';

// dashboard
export { GoalForm, type GoalFormProps } from './dashboard/account/goal-form.tsx';
export { AccountPane, type AccountPaneProps } from './dashboard/account/account-pane.tsx';
export { CampaignsPane, type CampaignsPaneProps } from './dashboard/campaigns/campaigns-pane.tsx';
export { type JoinCampaign, JoinCampaignContext } from './dashboard/campaigns/join-campaign-context.ts';
export { JoinCampaignCard, type JoinCampaignCardProps } from './dashboard/campaigns/join-campaign-card.tsx';
export { DonatePane, type DonatePaneProps } from './dashboard/donate/donate-pane.tsx';
export { DonationForm, type DonationFormProps } from './dashboard/donate/donation-form.tsx';
export { DashboardHeader, type DashboardHeaderProps } from './dashboard/frame/dashboard-header.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard/frame/dashboard-page.tsx';
export { type DashboardView } from './dashboard/frame/dashboard-view.ts';
export { DonorCard, type DonorCardProps } from './dashboard/frame/donor-card.tsx';
export { ExpiredOverlay } from './dashboard/frame/expired-overlay.tsx';
export { MenuDrawer, type MenuDrawerProps } from './dashboard/frame/menu-drawer.tsx';
export { QuickAccess, type QuickAccessProps } from './dashboard/frame/quick-access.tsx';
export { Sidebar, type SidebarProps } from './dashboard/frame/sidebar.tsx';
export { HelpForm, type HelpFormProps } from './dashboard/help/help-form.tsx';
export { HelpPane, type HelpPaneProps } from './dashboard/help/help-pane.tsx';
export { DonationTable, type DonationTableProps } from './dashboard/history/donation-table.tsx';
export { HistoryPane, type HistoryPaneProps } from './dashboard/history/history-pane.tsx';
export type { ReceiptCalls } from './dashboard/history/receipt-calls.ts';
export type { LoadedStatement } from './dashboard/history/loaded-statement.ts';
export { MailDraftPanel, type MailDraftPanelProps } from './dashboard/parts/mail-draft-panel.tsx';
export { type UnsentEntries, UnsentEntriesContext } from './dashboard/parts/unsent-entries-context.ts';
export { CampaignTable, type CampaignTableProps } from './dashboard/preview/campaign-table.tsx';
export { PreviewPane, type PreviewPaneProps } from './dashboard/preview/preview-pane.tsx';
export { ImpactUpdateCard, type ImpactUpdateCardProps } from './dashboard/updates/impact-update-card.tsx';
export { UpdatesPane, type UpdatesPaneProps } from './dashboard/updates/updates-pane.tsx';

// home
export { CampaignCard, type CampaignCardProps } from './home/campaign-card.tsx';
export { FulfillmentTicker, type FulfillmentTickerProps } from './home/fulfillment-ticker.tsx';
export {
  type HomeContent,
  type QuoteAuthor,
  type Statistic,
  type SuccessStory,
  topStoriesId,
  type Volunteer,
} from './home/home-content.ts';
export { HomePage, type HomePageProps } from './home/home-page.tsx';
export { RecentContributors, type RecentContributorsProps } from './home/recent-contributors.tsx';
export { Testimonials, type TestimonialsProps } from './home/testimonials.tsx';
export type { LatestNews } from './home/top-stories.tsx';

// news
export { ArticleComments, type ArticleCommentsProps } from './news/article-comments.tsx';
export { CommentCard, type CommentCardProps } from './news/comment-card.tsx';
export { CommentForm, type CommentFormProps } from './news/comment-form.tsx';
export { CommentList, type CommentListProps } from './news/comment-list.tsx';
export { GoOnStories, type GoOnStoriesProps } from './news/go-on-stories.tsx';
export { NewsArticlePage, type NewsArticlePageProps, type NewsArticleState } from './news/news-article-page.tsx';
export { NewsCard, type NewsCardProps } from './news/news-card.tsx';
export { NewsListSkeleton, type NewsListSkeletonProps } from './news/news-list-skeleton.tsx';
export { NewsList, type NewsListProps } from './news/news-list.tsx';
export { loadSanitizer } from './news/load-sanitizer.ts';
export { Sanitizer } from './news/sanitizer.ts';

// about
export type { AboutContent } from './about/about-content.ts';
export { type AboutBooks, AboutPage, type AboutPageProps } from './about/about-page.tsx';

// privacy
export { type PrivacyContent, PrivacyPage, type PrivacyPageProps } from './privacy/privacy-page.tsx';

// open books
export { BooksPage, type BooksPageProps, type OpenBooksView } from './open-books/books-page.tsx';

// ledger
export { type LedgerView } from './ledger/closed-months.tsx';
export { StatementChecker, type StatementCheckerProps } from './ledger/statement-checker.tsx';
export { LedgerPage, type LedgerPageProps } from './ledger/ledger-page.tsx';

// account
export { AccountDetailsForm, type AccountDetailsFormProps } from './account/account-details-form.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './account/new-password-form.tsx';
export { RecoveryEmailForm, type RecoveryEmailFormProps } from './account/recovery-email-form.tsx';
export { RecoveryPage, type RecoveryPageProps } from './account/recovery-page.tsx';
export { SignInForm, type SignInFormProps } from './account/sign-in-form.tsx';
export { SignInPage, type SignInPageProps } from './account/sign-in-page.tsx';
export { SignUpPage, type SignUpPageProps } from './account/sign-up-page.tsx';
export type { StepProgress } from './account/use-sent-code.ts';
export { VerifyEmailForm, type VerifyEmailFormProps } from './account/verify-email-form.tsx';

// views
export { viewOf } from './lib/view-of.ts';
