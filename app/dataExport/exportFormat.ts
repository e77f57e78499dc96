/** The format of the files in an export (docs/export.md). A change that breaks readers needs a new version. */
import * as z from 'zod/mini'

/** The version of the format, in each file. */
export const exportVersion = 1

const time = z.iso.datetime({ offset: true })
const count = z.int().check(z.nonnegative())

/** Why a picture or video is not in the export. */
export const mediaProblems = [
  /** The user chose to export without pictures. */
  'NOT_CHOSEN',
  /** Its address belongs to another service, from which the app loads nothing. */
  'OTHER_HOST',
  /** The server did not answer with a file. */
  'UNAVAILABLE',
  /** The server answered with something that is neither a picture nor a video. */
  'NOT_MEDIA',
  'TOO_LARGE',
  /** The export already has the maximum number of files that every ZIP program can open. */
  'TOO_MANY',
] as const

/** Where a picture or video is: `file` is a path in the ZIP. Without a file, `problem` says why. */
const savedFile = { file: z.optional(z.string()), problem: z.optional(z.enum(mediaProblems)) }

const channel = z.strictObject({ id: z.string(), name: z.string() })

const address = z.strictObject({
  lastName: z.string(),
  firstName: z.string(),
  lastNameKana: z.optional(z.string()),
  firstNameKana: z.optional(z.string()),
  postalCode: z.string(),
  /** Prefecture code of JIS X 0401. */
  prefecture: z.int(),
  city: z.string(),
  street: z.string(),
  building: z.optional(z.string()),
  phoneNumber: z.string(),
})

/** The member's profile and postal address. */
const profile = z.strictObject({
  id: z.string(),
  nickName: z.optional(z.string()),
  uniqueName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  firstName: z.optional(z.string()),
  birthday: z.optional(z.string()),
  /** 1 male, 2 female, 3 no answer. */
  gender: z.optional(z.int()),
  /** Prefecture code of JIS X 0401. */
  prefecture: z.optional(z.int()),
  picture: z.optional(z.strictObject(savedFile)),
  address: z.optional(address),
})

/** A picture or video of a post. */
const media = z.strictObject({
  /** IMAGE or VIDEO. */
  type: z.string(),
  width: count,
  height: count,
  alt: z.optional(z.string()),
  ...savedFile,
})

/** A post of the member. Posts of others are not exported, not even the answers to this post (Q501). */
const post = z.strictObject({
  id: z.string(),
  /** POST starts a thread, COMMENT answers a post, REPLY answers a comment. */
  level: z.enum(['POST', 'COMMENT', 'REPLY']),
  /** The timeline of the post: `ip` (a channel), `story`, `video` or `event`, with its id. */
  timeline: z.strictObject({ type: z.string(), id: z.string() }),
  text: z.string(),
  createTime: time,
  updateTime: z.optional(time),
  likeCount: count,
  /** Number of answers. The answers of others are not exported. */
  answerCount: count,
  media: z.array(media),
})

/** An order of coins (COINS) or the purchase of an episode's viewing (VIEWING). */
const order = z.strictObject({
  id: z.string(),
  kind: z.enum(['COINS', 'VIEWING']),
  time,
  name: z.string(),
  /** Price in yen. */
  price: count,
  /** Status of an order of coins: PENDING, SUCCEEDED, CANCELLED, FAILED, EXPIRED. */
  status: z.optional(z.string()),
  /** Payment method of an order of coins, without the card. */
  method: z.optional(z.string()),
})

/** A movement of coins; negative numbers were spent. */
const coins = z.strictObject({
  id: z.string(),
  time,
  message: z.string(),
  platform: z.string(),
  channelName: z.optional(z.string()),
  free: z.int(),
  paid: z.int(),
})

/** The kinds of things in the collection. */
export const collectionKinds = [
  'PHOTO',
  'MOVIE',
  'PRIVILEGE',
  'PRIVILEGE_STORY',
  'UNLOCKED_STORY',
  'READ_STORY',
  'WATCHED_VIDEO',
  'LOTTERY',
  'PREORDER',
] as const

/** A thing in the collection. */
const collected = z.strictObject({
  id: z.string(),
  kind: z.enum(collectionKinds),
  name: z.string(),
  channel,
  /** When the member last received, bought, read or watched it. */
  time,
  /** Number of copies of a photo, entries of a lottery, items of a preorder. */
  count: z.optional(count),
  /** Rarity of a photo, result of a lottery, or state of a privilege's address. */
  state: z.optional(z.string()),
  /** Name of the prize that was won in a lottery. */
  prize: z.optional(z.string()),
  /** Coins that were spent on a preorder. */
  coins: z.optional(count),
  /** When the access to a movie ends. */
  endTime: z.optional(time),
})

/** An item of the list あとで見る. */
const later = z.strictObject({
  /** Path of the item's page. */
  id: z.string(),
  kind: z.enum(['post', 'video', 'event', 'story']),
  /** Absent for a post, whose title would contain the words of another member. */
  title: z.optional(z.string()),
  channel: z.optional(channel),
  keptTime: time,
})

/** The items in the file of each kind. */
export const exportItemSchemas = {
  profile,
  posts: post,
  orders: order,
  coins,
  collection: collected,
  follows: channel,
  later,
}

/** A kind of data, and the name of its file: `data/<kind>.json`. */
export type ExportKind = keyof typeof exportItemSchemas
/** An item in the file of a kind. */
export type ExportItem<Kind extends ExportKind> = z.infer<(typeof exportItemSchemas)[Kind]>
/** What the files contain, by kind: only the kinds that the user has chosen. */
export type ExportedKinds = { [Kind in ExportKind]?: { items: ExportItem<Kind>[]; isComplete: boolean } }
/** All kinds, in the order of the export. */
export const exportKinds = Object.keys(exportItemSchemas) as ExportKind[]

const head = { format: z.literal('tsudoi-export'), version: z.literal(exportVersion), exportTime: time }

/** The schema of `data/<kind>.json`. */
export const exportFileSchema = (kind: ExportKind) =>
  z.strictObject({
    ...head,
    kind: z.literal(kind),
    /** False if the list was too long, or its end could not be found. */
    isComplete: z.boolean(),
    items: z.array(exportItemSchemas[kind]),
  })

/** The schema of `data/export.json`, which lists the other files. */
export const exportIndexSchema = z.strictObject({
  ...head,
  accountId: z.string(),
  files: z.array(
    z.strictObject({
      kind: z.enum(exportKinds),
      file: z.string(),
      /** Number of items in the file. */
      count,
      isComplete: z.boolean(),
    }),
  ),
  /** Number of pictures and videos in the folder `media/`, and of those that are missing. */
  media: z.strictObject({ saved: count, missing: count }),
})
/** The content of `data/export.json`. */
export type ExportIndex = z.infer<typeof exportIndexSchema>
