// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const sentences = {
  generic: "An error occurred. Please try again.",
  emailTaken: "An account with this email address exists!",
  accountNotFound: "This account is not found!",
  sessionInvalid: "Your session is invalid!",
  contentFailed: "Content failed to load",
  newsListFailed: "News articles failed to load",
  newsNotFound: "The  news content was not found",
  newsDetailFailed: "An error occurred while fetching the news content.",
  unexpected: "Unexpected Application Error!",
  noComments: "No comments found!",
  noRecord: "No record found",
};
