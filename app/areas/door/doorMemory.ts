import { encodeUrlPart } from '../../encodeUrlPart.ts'
import type { EntryResult } from '@tsudoi/contracts/door/doorPass'
import { deviceStore } from '../../storage/textStore.ts'

/** An entry that the staff's device has allowed, and that the host does not have yet. */
export interface QueuedEntry {
  entryId: string
  passId: string
  /** The scanned or typed code; absent for a pass that was chosen from the list. */
  code?: string
  /** When the code was checked, ISO 8601. */
  enteredTime: string
}

/** An entry that the host has refused after its holder was let in. */
export interface RefusedEntry extends QueuedEntry {
  result: EntryResult | 'UNKNOWN'
}

/** What a staff device stores about a door. The list of the door's passes is in the response cache instead. */
export interface DoorMemory {
  /** The name of the entrance. */
  entrance: string
  isSoundOn: boolean
  queue: readonly QueuedEntry[]
  refused: readonly RefusedEntry[]
}

/** Maximum number of refused entries that are stored. */
const maxRefused = 50

const initial: DoorMemory = { entrance: '正面入口', isSoundOn: true, queue: [], refused: [] }

const keyOf = (accountId: string, episodeId: string) =>
  `tsudoi.door.${encodeUrlPart(accountId)}.${encodeUrlPart(episodeId)}` as const

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Whether a stored value is a valid entry. It may be malformed, because the user or another build of the app may have
 * written it.
 */
function isEntry(value: unknown): value is QueuedEntry {
  const { entryId, passId, code, enteredTime } = (value ?? {}) as Partial<QueuedEntry>
  const hasIds = isText(entryId) && entryId.length >= 8 && isText(passId)
  return hasIds && (code === undefined || isText(code)) && Number.isFinite(Date.parse(enteredTime ?? ''))
}

const entriesIn = (list: unknown): QueuedEntry[] => (Array.isArray(list) ? list.filter(isEntry) : [])

/** Reads what this device has stored about a door for a member of its staff. */
export function readDoorMemory(accountId: string, episodeId: string): DoorMemory {
  const stored = (deviceStore.getJson(keyOf(accountId, episodeId)) ?? {}) as Partial<Record<keyof DoorMemory, unknown>>
  return {
    entrance: isText(stored.entrance) ? stored.entrance : initial.entrance,
    isSoundOn: stored.isSoundOn !== false,
    queue: entriesIn(stored.queue),
    refused: entriesIn(stored.refused).map((entry) => ({ result: 'UNKNOWN', ...entry })),
  }
}

/** Stores what this device knows about a door. */
export function writeDoorMemory(accountId: string, episodeId: string, memory: DoorMemory): void {
  deviceStore.setJson(keyOf(accountId, episodeId), { ...memory, refused: memory.refused.slice(-maxRefused) })
}

/** The name of the entrance that is sent: without white space around it, at most 20 characters, and never empty. */
export const entranceName = (typed: string): string =>
  Array.from(typed.replaceAll(/\p{Cc}/gu, '').trim())
    .slice(0, 20)
    .join('')
    .trim() || initial.entrance
