/**
 * Hooks of forms and parts of the product that the staff desk of this repository shares with the site. They are no part
 * of the packed library.
 */

export { AccountSheet } from './account/account-sheet.tsx';
export { NewPasswordFields } from './account/new-password-fields.tsx';
export { controlStyle } from './components/forms/control-style.ts';
export { PlanDays } from './dashboard/history/plan-days.tsx';
export { planName } from './dashboard/history/plan-name.ts';
export { PlanState } from './dashboard/history/plan-state.tsx';
export { ReceiptDialog } from './dashboard/history/receipt-dialog.tsx';
export { DocumentFrame } from './dashboard/parts/document-frame.tsx';
export { LoadFailed } from './dashboard/parts/load-failed.tsx';
export { refusalOf } from './forms/refusal-of.ts';
export { failure } from './forms/result-of.ts';
export { useAction } from './forms/use-action.ts';
export { type LoadRules, useDomainForm } from './forms/use-domain-form.ts';
export { useSavedForm } from './forms/use-saved-form.ts';
export { useSubmit } from './forms/use-submit.ts';
export { UnsavedProvider, useUnsaved, useUnsavedInDialog } from './forms/use-unsaved.ts';
export { mergeRefs } from './lib/merge-refs.ts';
export { replaceFocused } from './lib/replace-focused.ts';
export { saveText } from './lib/save-text.ts';
export { useOnScreen } from './lib/use-on-screen.ts';
export { withTags } from './lib/with-tags.ts';
export { articleTypography } from './news/article-typography.ts';
export { RichText } from './news/rich-text.tsx';
export { sanitizeHtml } from './news/sanitize-html.ts';
export { SlowNotice } from './site/slow-notice.tsx';
export { ZoneNote } from './site/zone-note.tsx';
