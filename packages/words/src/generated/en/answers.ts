// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const answers = {
  signedOut: "You are signed out. See you soon!",
  codeSent: (args: { email: string | number }): string => "We have sent a five-digit code to " + String(args.email) + ".",
  codeOnItsWay: (args: { email: string | number }): string => "We are sending a five-digit code to " + String(args.email) + ". It may take a few minutes.",
  welcome: (args: { firstName: string | number }): string => "Welcome, " + String(args.firstName) + "! Your account is ready. You can sign in now.",
  checkInbox: (args: { email: string | number }): string => "Please check the inbox of " + String(args.email) + " for a five-digit code.",
  chooseNewPassword: "Thank you. Please choose a new password.",
  passwordChanged: "Your password has been changed. Please sign in with the new one.",
  goalSet: (args: { goal: string | number }): string => "Your goal is " + String(args.goal) + ".",
  registered: (args: { campaign: string | number }): string => "Thank you! You are registered for “" + String(args.campaign) + "”.",
  commentShown: "Thank you! Your comment is now part of this story.",
  commentHeld: "Thank you! Someone on our team will read your comment before it appears.",
};
