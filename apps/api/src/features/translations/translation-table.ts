import type { Language, SiteLanguages } from '@hearthlight/domain';
import { type Selectable, sql } from 'kysely';

import type { Services } from '../../actions/services.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { languageOfTranslations } from './language-of-translations.ts';

/** The tables of translations, and their columns with the number of the entry. */
const entryColumns = {
  news_translations: 'news_id',
  campaign_translations: 'campaign_id',
  update_translations: 'update_id',
} as const;

type TableName = keyof typeof entryColumns;

/** The texts of a translation. */
export type TextsOf<Name extends TableName> = Omit<Selectable<Schema[Name]>, 'language' | (typeof entryColumns)[Name]>;

/** A translation of an entry. */
export interface TranslationKey {
  /** The number of the entry. */
  id: number;
  /** A language of the site other than the default, in which the entry is written. */
  language: Language;
}

/** An entry with some or all of the texts that are translated. */
type Written<Texts> = { id: number } & { [Column in keyof Texts]?: Texts[Column] | undefined };

/** An entry with its texts in the current language. `language` is the one of an entry that is not translated. */
type Translated<Entry> = Entry & { language?: Language };

/** The stored translations of one kind of content. */
export interface TranslationTable<Texts> {
  find: (database: Database, key: TranslationKey) => Promise<Texts | undefined>;
  /**
   * Adds or replaces a translation. Throws a foreign key error if there is no such entry. `now` is in epoch
   * milliseconds.
   */
  save: (database: Database, key: TranslationKey, texts: Texts, now: number) => Promise<void>;
  remove: (database: Database, key: TranslationKey, now: number) => Promise<void>;
  /** Replaces those texts that entries have by their translations into the current language. */
  translate: <Entry extends Written<Texts>>(
    services: Pick<Services, 'database' | 'languages'>,
    entries: readonly Entry[],
  ) => Promise<Translated<Entry>[]>;
}

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Returns the access to a table of translations, whose texts are in `columns`. */
export function translationTable<Name extends TableName>(
  name: Name,
  columns: readonly (keyof TextsOf<Name> & string)[],
): TranslationTable<TextsOf<Name>> {
  const [table, entryId] = [sql.table(name), sql.ref(entryColumns[name])];
  return {
    find: async (database, { id, language }) => {
      const { rows } = await sql<TextsOf<Name>>`select ${listed(columns)} from ${table}
        where ${entryId} = ${id} and language = ${language}`.execute(database);
      return rows[0];
    },
    save: async (database, { id, language }, texts) => {
      const values = sql.join(columns.map((column) => texts[column]));
      const updates = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
      await sql`insert into ${table} (${entryId}, language, ${listed(columns)})
        values (${id}, ${language}, ${values})
        on conflict (${entryId}, language) do update set ${updates}`.execute(database);
    },
    remove: async (database, { id, language }) => {
      await sql`delete from ${table} where ${entryId} = ${id} and language = ${language}`.execute(database);
    },
    translate: async <Entry extends Written<TextsOf<Name>>>(
      { database, languages }: { database: Database; languages: SiteLanguages },
      entries: readonly Entry[],
    ): Promise<Translated<Entry>[]> => {
      const language = languageOfTranslations(languages);
      const [first] = entries;
      if (language === undefined || !first) return [...entries];
      const shown = listed(columns.filter((column) => column in first));
      const ids = sql.join([...new Set(entries.map(({ id }) => id))]);
      const { rows } = await sql<{ id: number } & Partial<Entry>>`
        select ${entryId} as id, ${shown} from ${table}
        where language = ${language} and ${entryId} in (${ids})`.execute(database);
      const byId = new Map<number, Partial<Entry>>(rows.map((row) => [row.id, row]));
      return entries.map((entry) => ({ ...entry, ...(byId.get(entry.id) ?? { language: languages[0] }) }));
    },
  };
}
