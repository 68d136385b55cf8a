import type { ImportChoices, ImportPreview, UploadedImport } from '@hearthlight/domain/desk';

import type { Decisions } from './decisions.ts';

/** What somebody has answered and decided about an uploaded file that is not imported yet. */
export interface KeptFile {
  /** The file as it was read last. */
  upload?: UploadedImport;
  /** The page of its rows, counted from 0. */
  page?: number;
  /** The campaign of rows that name none: its number, or empty. */
  campaign?: string;
  previewed?: Previewed | undefined;
}

/** A preview, the choices that it is about, and what was decided about its rows. */
export interface Previewed {
  choices: ImportChoices;
  preview: ImportPreview;
  decisions?: Decisions;
  thank?: boolean;
}
