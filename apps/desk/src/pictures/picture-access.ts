import type { DeskResponse } from '@hearthlight/domain/desk';

/** The response to an upload. */
export type UploadResult = { ok: true; address: string } | { ok: false; message: string };

/**
 * Loads a page of the uploaded pictures: the first, or the one after a cursor. Resolves to `undefined` if that fails.
 */
export type LoadPictures = (query: {
  search: string;
  after: string;
}) => Promise<DeskResponse<'pictureList'> | undefined>;

/** How a form gets its pictures. */
export interface PictureAccess {
  /** Loads the uploaded pictures. */
  loadPictures: LoadPictures;
  /** Stores a picture and returns its address. */
  uploadPicture: (file: File) => Promise<UploadResult>;
}
