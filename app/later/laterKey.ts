import { encodeUrlPart } from '../encodeUrlPart.ts'
import type { LaterKind } from '@tsudoi/design-system/screens/later/later.types'
import { decodeUrlPart } from '../decodeUrlPart.ts'
import { paths } from '../paths.ts'

/** An item that can be kept for later: its kind, and its ids in the order of its URL. */
export interface LaterTarget {
  kind: LaterKind
  ids: readonly string[]
}

/** The longest key in bytes; an item with a longer one cannot be kept. Only invalid ids are that long. */
const maxKeyBytes = 160

/** The URL of an item, by its kind. Each kind has a fixed number of ids. */
const hrefs: Readonly<Record<LaterKind, { count: number; href: (ids: readonly string[]) => string }>> = {
  post: { count: 3, href: ([type = '', typeId = '', postId = '']) => paths.post(type, typeId, postId) },
  video: { count: 2, href: ([ipId = '', videoId = '']) => paths.movie(ipId, videoId) },
  event: { count: 1, href: ([id = '']) => paths.event(id) },
  story: { count: 2, href: ([ipId = '', groupId = '']) => paths.storyGroup(ipId, groupId) },
}

const isKind = (text: string): text is LaterKind => Object.hasOwn(hrefs, text)

/** The key under which an item is stored: `video/1/23`. Undefined for ids that are empty or far too long. */
export function laterKeyOf({ kind, ids }: LaterTarget): string | undefined {
  const key = [kind, ...ids.map(encodeUrlPart)].join('/')
  const isValid = ids.length === hrefs[kind].count && ids.every(Boolean) && key.length <= maxKeyBytes
  return isValid ? key : undefined
}

/** The kind and the URL of a stored key; undefined for a key that the app did not write. */
export function laterTargetOf(key: string): { kind: LaterKind; href: string } | undefined {
  const [kind = '', ...encoded] = key.split('/')
  if (!isKind(kind)) return undefined
  const ids = encoded.map(decodeUrlPart)
  const valid = ids.filter((id) => id !== undefined && id !== '') as string[]
  if (valid.length !== ids.length || ids.length !== hrefs[kind].count) return undefined
  return { kind, href: hrefs[kind].href(valid) }
}
