// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const news = {
  howToHelp: "How to help",
  helpToWriteTheNext: "Help to write the next story",
  thisStoryIsAboutA: "This story is about a campaign that you can support.",
  everyCampaignShowsWhatIt: "Every campaign shows what it costs and what is still missing.",
  donateToThisCampaign: "Donate to this campaign",
  chooseACampaign: "Choose a campaign",
  comma: ", ",
  comments: "Comments",
  commentsTotal: (args: { total: string | number }): string => "Comments (" + String(args.total) + ")",
  addAComment: "Add a comment",
  writtenBy: "Written by",
  posted: "Posted",
  itMayHaveBeenRemoved: "It may have been removed, or the address may be mistyped.",
  checkYourConnectionThenTry: "Check your connection, then try again.",
  goToTheHomePage: "Go to the home page",
  news: "News",
  loadingTheStory: "Loading the story",
  anonymous: "Anonymous",
  yourName: "Your name",
  comment: "Comment",
  postComment: "Post comment",
  showOlderComments: "Show older comments",
  olderCommentsFailedToLoad: "Older comments failed to load",
  showingComments: (args: { total: number; visible: string | number }): string => plural(args.total, en, { 'one': "Showing " + String(args.visible) + " of " + formatNumber(args.total, ',') + " comment", 'other': "Showing " + String(args.visible) + " of " + formatNumber(args.total, ',') + " comments" }),
  newerComments: "Newer comments",
  olderComments: "Older comments",
  relatedContents: "Related contents",
  loadingTheNews: "Loading the news",
  storiesToGoOnWith: "Stories to go on with",
  commentsClosed: "This article no longer accepts comments. Thank you to everybody who wrote one.",
};
