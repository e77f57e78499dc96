import { exportVersion, type ExportedKinds, type ExportIndex, type ExportKind } from './exportFormat.ts'
import type { ReadItemByKind } from './exportSources.ts'
import type { LoadedMedia, MediaProblem } from './loadMedia.ts'
import type { CompletedList } from './readLists.ts'
import { readmePage } from './readmePage.ts'

/** A file of the ZIP. A long content is generated while it is written. */
export interface ExportEntry {
  name: string
  input: Uint8Array<ArrayBuffer> | AsyncIterable<string>
  lastModified: Date
}

/** The lists that were read, by kind: only the kinds that the user has chosen. */
export type ListsByKind = { [Kind in ExportKind]?: CompletedList<ReadItemByKind[Kind]> }

type SavedFile = { file: string } | { problem: MediaProblem }

/** Numbers of pictures and videos: saved, missing, and all. */
export interface MediaProgress {
  saved: number
  missing: number
  total: number
}

/** What an export contains, and how its pictures are loaded. */
export interface ExportContent {
  accountId: string
  /** When the export was made, ISO 8601. */
  exportTime: string
  read: ListsByKind
  /** Whether the export contains pictures and videos. */
  includesMedia: boolean
  /** Loads one file. Called again only once the file before has been written. */
  loadMedia: (url: string | undefined) => Promise<LoadedMedia>
  onMedia: (progress: MediaProgress) => void
}

/**
 * Maximum number of pictures and videos: a ZIP of 65,535 files or more needs an extension that not every program reads.
 */
const maxMediaFiles = 60_000
/** Number of items that are turned into text at once. */
const batchSize = 100

/** The addresses of all pictures and videos, each once. */
function mediaSources({ profile, posts }: ListsByKind): ReadonlySet<string | undefined> {
  const pictures = profile?.items.flatMap(({ picture }) => picture ?? []) ?? []
  const media = posts?.items.flatMap((post) => post.media) ?? []
  return new Set([...pictures, ...media].map(({ source }) => source))
}

/**
 * The file of a picture. Its name is a number, never a text of a server or a user, so that it is unique and cannot lead
 * out of the folder.
 */
const mediaName = (at: number, extension: string) => `media/${String(at).padStart(5, '0')}.${extension}`

/** The files of all pictures, one at a time. Adds the path of each in the ZIP to `saved`. */
async function* mediaEntries(
  { read, includesMedia, loadMedia, onMedia, exportTime }: ExportContent,
  saved: Map<string | undefined, SavedFile>,
): AsyncGenerator<ExportEntry> {
  const sources = mediaSources(read)
  const progress: MediaProgress = { saved: 0, missing: 0, total: includesMedia ? sources.size : 0 }
  for (const source of sources) {
    if (!includesMedia) {
      saved.set(source, { problem: 'NOT_CHOSEN' })
      continue
    }
    // One after the other, so that only one picture is in memory.
    // oxlint-disable-next-line no-await-in-loop
    const media = progress.saved < maxMediaFiles ? await loadMedia(source) : { problem: 'TOO_MANY' as const }
    if ('problem' in media) {
      saved.set(source, media)
      progress.missing += 1
    } else {
      const name = mediaName(progress.saved + 1, media.extension)
      yield { name, input: media.bytes, lastModified: new Date(exportTime) }
      saved.set(source, { file: name })
      progress.saved += 1
    }
    onMedia({ ...progress })
  }
}

/** The items as the files contain them: with the places of pictures instead of their addresses. */
function exportedKinds(read: ListsByKind, saved: ReadonlyMap<string | undefined, SavedFile>): ExportedKinds {
  const { profile, posts, ...rest } = read
  const placeOf = (source: string | undefined): SavedFile => saved.get(source) ?? { problem: 'UNAVAILABLE' }
  return {
    ...(profile && {
      profile: {
        ...profile,
        items: profile.items.map(({ picture, ...item }) => ({ ...item, picture: picture && placeOf(picture.source) })),
      },
    }),
    ...(posts && {
      posts: {
        ...posts,
        items: posts.items.map(({ media, ...post }) => ({
          ...post,
          media: media.map(({ source, ...each }) => ({ ...each, ...placeOf(source) })),
        })),
      },
    }),
    ...rest,
  }
}

/** The text of a JSON file with a list, in parts: a long list is never one text. */
async function* listText(head: object, items: readonly unknown[]): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"items":[`
  for (let at = 0; at < items.length; at += batchSize) {
    const batch = items.slice(at, at + batchSize).map((item) => JSON.stringify(item))
    yield `${at > 0 ? ',' : ''}\n${batch.join(',\n')}`
  }
  yield '\n]}\n'
}

async function* wholeText(text: string): AsyncGenerator<string> {
  yield text
}

const fileOf = (kind: ExportKind) => `data/${kind}.json`

function indexOf(
  { accountId, exportTime }: ExportContent,
  lists: ExportedKinds,
  saved: ReadonlyMap<unknown, SavedFile>,
): ExportIndex {
  const places = [...saved.values()]
  const files = places.filter((place) => 'file' in place).length
  return {
    format: 'tsudoi-export',
    version: exportVersion,
    exportTime,
    accountId,
    files: Object.entries(lists).map(([kind, { items, isComplete }]) => ({
      kind: kind as ExportKind,
      file: fileOf(kind as ExportKind),
      count: items.length,
      isComplete,
    })),
    media: { saved: files, missing: places.length - files },
  }
}

/**
 * The files of an export, in the order of the ZIP: the pictures, then the lists, which say where each picture is, then
 * the page for readers. The next file is made once the one before has been written.
 */
export async function* exportEntries(content: ExportContent): AsyncGenerator<ExportEntry> {
  const { exportTime, read } = content
  const lastModified = new Date(exportTime)
  const saved = new Map<string | undefined, SavedFile>()
  yield* mediaEntries(content, saved)
  const lists = exportedKinds(read, saved)
  for (const [kind, { items, isComplete }] of Object.entries(lists)) {
    const head = { format: 'tsudoi-export', version: exportVersion, exportTime, kind, isComplete }
    yield { name: fileOf(kind as ExportKind), input: listText(head, items), lastModified }
  }
  const index = indexOf(content, lists, saved)
  yield { name: 'data/export.json', input: wholeText(`${JSON.stringify(index, null, 2)}\n`), lastModified }
  yield { name: 'README.html', input: readmePage(lists, index), lastModified }
}
