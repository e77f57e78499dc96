import type { Failure } from '../../loadable.ts'

/** A kind of data that the user can export. */
export type DataExportKind = 'profile' | 'posts' | 'orders' | 'coins' | 'collection' | 'follows' | 'later'

/** What the user has chosen to export. */
export interface DataExportChoice {
  kinds: readonly DataExportKind[]
  /** Whether the export contains the pictures and videos of the profile and of the posts. */
  includesMedia: boolean
}

/** A part of the export: a kind of data, the pictures, or the writing of the file. */
export interface DataExportStep {
  id: DataExportKind | 'media' | 'file'
  state: 'waiting' | 'working' | 'done'
  /** Number of items that were read so far. */
  count: number
  /** Number of all items, if the server sends it. */
  total?: number | undefined
  /** Number of pictures that could not be loaded. */
  missing?: number | undefined
}

/** A finished export. */
export interface DataExportResult {
  fileName: string
  bytes: number
  /** Number of pictures and videos that could not be loaded. The file names each of them. */
  missing: number
  /** The kinds whose lists are not complete. */
  incomplete: readonly DataExportKind[]
}

/**
 * The state of the export. `working` with a `failure` waits for the user, who can continue where it stopped. `ended` is
 * a failure after which only a new export is possible.
 */
export type DataExportState =
  /** `isStopped`: whether the user has stopped an export; undefined before the first one. */
  | { phase: 'choosing'; isStopped?: boolean | undefined }
  | { phase: 'working'; steps: readonly DataExportStep[]; bytes: number; failure?: Failure | undefined }
  | { phase: 'ended'; failure: Failure }
  | { phase: 'done'; result: DataExportResult; onSave?: (() => void) | undefined; isSaved: boolean }
