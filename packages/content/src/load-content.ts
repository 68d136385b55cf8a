import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { type Formats, type Foundation, type Language, usEnglish } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import type * as z from 'zod';

import { aboutSchema } from './about-schema.ts';
import { type Brand, BrandFile } from './brand-file.ts';
import { ContentError } from './content-error.ts';
import { ContentFile } from './content-file.ts';
import { foundationSchema } from './foundation-schema.ts';
import { homeSchemas } from './home-schemas.ts';
import { type Logo, LogoFiles } from './logo-file.ts';
import { type Mails, mailsSchema } from './mails-schema.ts';
import { refuseOtherPortraits } from './portraits.ts';
import { type Privacy, privacySchema } from './privacy-schema.ts';
import { siteSchema } from './site-schema.ts';

type HomeSchemas = ReturnType<typeof homeSchemas>;
type HomeFile<Name extends keyof HomeSchemas> = z.output<HomeSchemas[Name]>;
type HomeList = 'campaigns' | 'stories' | 'recipients' | 'volunteers' | 'founders';

/** The home page: its sentences and its lists. */
export type Home = HomeFile<'home'> & HomeFile<'quotes'> & { [Name in HomeList]: HomeFile<Name> };
/** The About page. */
export type About = z.output<ReturnType<typeof aboutSchema>>;
/** The frame around the forms of an account, and the error page. */
export type Site = z.output<ReturnType<typeof siteSchema>>;

/** The texts and pictures of one foundation. Pictures are addresses such as `/pictures/well.svg`. */
export interface Content {
  brand: Brand;
  logo: Logo;
  foundation: Foundation;
  site: Site;
  home: Home;
  about: About;
  mails: Mails;
  /** Absent for a foundation without a privacy page. */
  privacy?: Privacy;
  /** The addresses of all pictures of the folder. */
  pictures: readonly string[];
}

/** The names of the pictures of a folder; none when it has no pictures. Only regular files are published. */
export function picturesIn(directory: string): string[] {
  const path = join(directory, 'pictures');
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/**
 * Reads and checks a content folder in one language; without one, in the site's default. Throws a `ContentError` that
 * names each mistake with its file and line.
 */
export function loadContent(directory: string, language?: Language): Content {
  return load(directory, language, language);
}

/** Reads and checks a content folder in its default language, with amounts as another language writes them. */
export const loadOriginal = (directory: string, formats: Language): Content => load(directory, undefined, formats);

function load(directory: string, language?: Language, formats?: Language): Content {
  requireFolder(directory);
  const files = readFiles(directory, language, formats);
  const problems = () => Object.values(files).flatMap((file) => file?.problems ?? []);
  refuse(directory, [...otherFiles(directory, language), ...problems()]);
  files.foundation.refuseTranslated(sameInAllLanguages);
  checkAcross(files);
  refuse(directory, problems());
  return {
    ...contentOf(files, language),
    pictures: picturesIn(directory).map((name) => `/pictures/${name}`),
  };
}

/** Reads and checks a content folder in each language of its site, the default first. */
export function loadContents(directory: string): ReadonlyMap<Language, Content> {
  const first = loadContent(directory);
  const [own, ...others] = first.foundation.languages;
  return new Map([[own, first], ...others.map((each) => [each, loadContent(directory, each)] as const)]);
}

/** Reads and checks `foundation.yaml` alone, in a tenth of the time. */
export function loadFoundation(directory: string): Foundation {
  requireFolder(directory);
  const file = new ContentFile(directory, 'foundation.yaml', foundationSchema);
  refuse(directory, file.problems);
  return file.content;
}

/** The facts on which the books depend. */
const sameInAllLanguages = [
  'languages',
  'timeZone',
  'currency',
  'foundedYear',
  'billApproval',
  'bankAccount',
  'paymentLinks',
  'paymentProviders',
];

/** Returns a problem for each file in the folder of a language that translates no file of the content. */
function otherFiles(directory: string, language?: Language): string[] {
  const folder = language === undefined ? undefined : join(directory, language);
  if (language === undefined || folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !(name.endsWith('.yaml') && existsSync(join(directory, name))))
    .map((name) => `${language}/${name} is not the translation of a file; check its name.`);
}

/** Throws a `ContentError` unless the folder exists and has nothing but files and folders. */
function requireFolder(directory: string): void {
  if (!existsSync(directory))
    throw new ContentError(`The content folder ${directory} does not exist; check CONTENT_DIR.`);
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  // A link would publish a file from elsewhere on this machine.
  if (other)
    throw new ContentError(
      `${relative(directory, join(other.parentPath, other.name))} is a link or no regular file. Replace it with a file.`,
    );
}

function readFiles(directory: string, language?: Language, formats = language) {
  const pictures = new Set(picturesIn(directory));
  const read = <Output>(name: string, schema: z.ZodType<Output>) => new ContentFile(directory, name, schema, language);
  const foundation = read('foundation.yaml', foundationSchema);
  const home = homeSchemas(pictures, formatsIn(foundation, formats));
  return {
    brand: new BrandFile(directory),
    logo: new LogoFiles(directory),
    foundation,
    site: read('site.yaml', siteSchema(pictures)),
    home: read('home.yaml', home.home),
    campaigns: read('campaigns.yaml', home.campaigns),
    stories: read('stories.yaml', home.stories),
    recipients: read('recipients.yaml', home.recipients),
    volunteers: read('volunteers.yaml', home.volunteers),
    quotes: read('quotes.yaml', home.quotes),
    founders: read('founders.yaml', home.founders),
    about: read('about.yaml', aboutSchema(pictures)),
    privacy: existsSync(join(directory, 'privacy.yaml')) ? read('privacy.yaml', privacySchema) : undefined,
    mails: mailsFile(directory, isDefault(foundation, language) ? undefined : language),
  };
}

/** The formats of amounts in texts of the folder. A file with mistakes has no language and no currency. */
function formatsIn(file: ContentFile<Foundation>, language?: Language): Formats {
  if (file.problems.length > 0) return usEnglish;
  const { currency, language: own, timeZone } = file.content;
  return formatsOf(language ?? own, currency, timeZone);
}

const isDefault = (file: ContentFile<Foundation>, language?: Language) =>
  file.problems.length === 0 && file.content.language === language;

/**
 * Returns the file with the foundation's own sentences of mails. A language without one has the sentences of its
 * catalog, not those of the default language.
 */
function mailsFile(directory: string, language?: Language): ContentFile<Mails> | undefined {
  const name = language === undefined ? 'mails.yaml' : `${language}/mails.yaml`;
  if (language !== undefined && !existsSync(join(directory, name))) return undefined;
  return new ContentFile(directory, name, mailsSchema);
}

type Files = ReturnType<typeof readFiles>;

function refuse(directory: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new ContentError([`The content in ${directory} has mistakes:`, ...problems].join('\n  '));
}

/** The rules that concern more than one file. */
function checkAcross({ foundation, recipients, volunteers, quotes, founders, about }: Files): void {
  refuseOtherPortraits([
    { file: founders, path: [], people: founders.content },
    { file: recipients, path: [], people: recipients.content },
    { file: quotes, path: ['authors'], people: quotes.content.authors },
    { file: volunteers, path: [], people: volunteers.content },
    { file: about, path: ['people', 'people'], people: about.content.people.people },
  ]);
  const { currency, currencyNote, foundedYear } = foundation.content;
  if (![currency, formatsIn(foundation).symbol].some((name) => currencyNote.includes(name)))
    foundation.addProblem(['currencyNote'], `must name the currency, ${currency}`);
  const [first] = about.content.history.milestones;
  if (first && !first.date.startsWith(`${foundedYear}-`))
    about.addProblem(
      ['history', 'milestones', 0, 'date'],
      `must be in ${foundedYear}, which is "foundedYear" in foundation.yaml`,
    );
}

function contentOf(files: Files, language?: Language): Omit<Content, 'pictures'> {
  const foundation = files.foundation.content;
  const { campaignList, liveCampaigns } = files.home.content;
  const campaigns = liveCampaigns ? [] : files.campaigns.content;
  return {
    brand: files.brand.content,
    logo: files.logo.content,
    foundation: {
      ...foundation,
      language: language ?? foundation.language,
      ...(campaigns.length === 0 && !liveCampaigns && { withoutCampaigns: true }),
      ...(files.privacy && {
        privacy: { title: files.privacy.content.title, intro: files.privacy.content.intro },
      }),
    },
    site: files.site.content,
    home: {
      ...files.home.content,
      // Figures of the database are those of today.
      campaignList: liveCampaigns ? { ...campaignList, date: undefined } : campaignList,
      ...files.quotes.content,
      campaigns,
      stories: files.stories.content,
      recipients: files.recipients.content,
      volunteers: files.volunteers.content,
      founders: files.founders.content,
    },
    about: files.about.content,
    mails: files.mails?.content ?? {},
    ...(files.privacy && { privacy: files.privacy.content }),
  };
}
