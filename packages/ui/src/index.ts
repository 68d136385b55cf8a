/** The library: components that any site could use. The pages of Hearthlight are in `product.ts`. */

// actions
export { AnnouncingButton, type AnnouncingButtonProps } from './components/actions/announcing-button.tsx';
export { Button, type ButtonProps } from './components/actions/button.tsx';
export { CloseButton, type CloseButtonProps } from './components/actions/close-button.tsx';
export { CopyButton, type CopyButtonProps } from './components/actions/copy-button.tsx';
export { LinkProvider, type LinkProviderProps, type RoutedLinkProps } from './components/actions/link-provider.tsx';
export { Link, type LinkProps } from './components/actions/link.tsx';
export { PauseButton, type PauseButtonProps } from './components/actions/pause-button.tsx';
export { RetryButton, type RetryButtonProps } from './components/actions/retry-button.tsx';
export { ShareButton, type ShareButtonProps } from './components/actions/share-button.tsx';

// forms
export { Checkbox, type CheckboxProps } from './components/forms/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/forms/code-field.tsx';
export { FieldError, type FieldErrorProps } from './components/forms/field-error.tsx';
export { FieldFrame, type FieldFrameProps } from './components/forms/field-frame.tsx';
export { FieldGroup, type FieldGroupProps } from './components/forms/field-group.tsx';
export { Field, type FieldProps } from './components/forms/field.tsx';
export { FormNotice, type FormNoticeProps } from './components/forms/form-notice.tsx';
export { Form, type FormProps } from './components/forms/form.tsx';
export { Honeypot, type HoneypotProps } from './components/forms/honeypot.tsx';
export { MoneyField, type MoneyFieldProps } from './components/forms/money-field.tsx';
export { PasswordField, type PasswordFieldProps } from './components/forms/password-field.tsx';
export { RadioCards, type RadioCardsProps, type RadioOption } from './components/forms/radio-cards.tsx';
export { SearchForm, type SearchFormProps } from './components/forms/search-form.tsx';
export { Select, type SelectOption, type SelectProps } from './components/forms/select.tsx';
export { TextArea, type TextAreaProps } from './components/forms/text-area.tsx';

// feedback
export { DialogClose, type DialogCloseProps } from './components/feedback/dialog-close.tsx';
export { Dialog, type DialogProps } from './components/feedback/dialog.tsx';
export { Drawer, type DrawerProps } from './components/feedback/drawer.tsx';
export { Notice, type NoticeProps } from './components/feedback/notice.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/spinner.tsx';
export { StatusText, type StatusTextProps } from './components/feedback/status-text.tsx';
export { TextSkeleton, type TextSkeletonProps } from './components/feedback/text-skeleton.tsx';
export { EmptyNote, type EmptyNoteProps } from './components/feedback/empty-note.tsx';

// layout
export { CardGrid, type CardGridProps } from './components/layout/card-grid.tsx';
export { Section, type SectionProps } from './components/layout/section.tsx';
export { SkipLink, type SkipLinkProps } from './components/layout/skip-link.tsx';
export { Steps, type StepsProps } from './components/layout/steps.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/layout/visually-hidden.tsx';
export { Panel, type PanelProps } from './components/layout/panel.tsx';
export { Sheet, type SheetProps } from './components/layout/sheet.tsx';

// media
export { ArchPicture, type ArchPictureProps } from './components/media/arch-picture.tsx';
export { Avatar, type AvatarProps } from './components/media/avatar.tsx';
export { type IconName } from './components/media/icon-drawings.ts';
export { Icon, type IconProps } from './components/media/icon.tsx';
export { QrCode, type QrCodeProps } from './components/media/qr-code.tsx';

// data
export { Money, type MoneyProps } from './components/data/money.tsx';
export { ProgressBar, type ProgressBarProps } from './components/data/progress-bar.tsx';
export { TruncatedText, type TruncatedTextProps } from './components/data/truncated-text.tsx';
export { DataTable, type DataTableProps } from './components/data/data-table.tsx';
export type { DataTableColumn, TableSort } from './components/data/data-table-column.ts';
export { PagedList, type PagedListProps } from './components/data/paged-list.tsx';
export type { MorePages } from './components/data/show-more.tsx';
export { Pagination, type PaginationProps } from './components/data/pagination.tsx';
export { Quote, type QuoteProps } from './components/data/quote.tsx';
export { Stat, type StatProps } from './components/data/stat.tsx';
export { Tag, type TagProps } from './components/data/tag.tsx';
export { Fact, type FactProps } from './components/data/fact.tsx';
export { FactList, type FactListProps } from './components/data/fact-list.tsx';

// motion
export { SlidingSteps, type SlidingStepsProps } from './components/motion/sliding-steps.tsx';
export { Ticker, type TickerItem, type TickerProps } from './components/motion/ticker.tsx';

// lib
export { type FieldAttributes, type FieldTexts, useField } from './components/forms/use-field.ts';
export { DayField, type DayFieldProps } from './components/forms/day-field.tsx';
export { type PageRange, pageRange } from './lib/page-range.ts';
export { useMounted } from './lib/use-mounted.ts';
export { useNow } from './lib/use-now.ts';
export { whenOnline } from './lib/when-online.ts';

// formats and words
export { formatDay, formatMoney, parseAmount } from '@hearthlight/domain';
export { type Formats, setFormats } from '@hearthlight/domain/formats';
export { formatsOf } from '@hearthlight/domain/formats-of';
export { languages, loadWords } from '@hearthlight/words';
export { useWords, type Words, WordsProvider, type WordsProviderProps } from './words/words-provider.tsx';
