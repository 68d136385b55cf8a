// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const home = {
  collectedForTitle: (args: { title: string | number }): string => "Collected for: " + String(args.title),
  goal: "Goal",
  collected: "Collected",
  remaining: "Remaining",
  donateTo: (args: { title: string | number }): string => "Donate<spoken> to " + String(args.title) + "</spoken>",
  meetTheFounders: "Meet the founders",
  testimonialsOfFulfillment: "Testimonials of fulfillment",
  donateAndHelp: "Donate And Help",
  learnMoreAbout: (args: { name: string | number }): string => "Learn More<spoken> about " + String(args.name) + "</spoken>",
  chooseSomeoneToHelp: "Choose someone to help",
  useYourPreferredTransferMethod: "Use your preferred transfer method",
  sendADonation: "Send a Donation",
  joinNow: "Join now",
  recentContributors: "Recent contributors",
  requestAssistance: "Request Assistance",
  requestHelp: "Request help",
  eMailAddress: "E-mail address",
  subscribe: "Subscribe",
  ourNewsletterIsNotAvailable: "Our newsletter is not available yet. Nothing was sent, and your address was not saved. Thank you for your interest.",
  topStories: "Top Stories",
  showFewerStories: "Show fewer stories",
  showAllStories: (args: { count: number }): string => plural(args.count, en, { 'one': "Show all " + formatNumber(args.count, ',') + " stories", 'other': "Show all " + formatNumber(args.count, ',') + " stories" }),
  testimonials: "Testimonials",
  successStories: "Success stories",
  authorDetail: (args: { place: string | number; occasion: string | number; year: string | number }): string => String(args.place) + ", " + String(args.occasion) + ", " + String(args.year),
  nameAndReach: (args: { name: string | number; reach: string | number }): string => String(args.name) + ", " + String(args.reach),
};
