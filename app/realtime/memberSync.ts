import { beforeLogout } from '../session/beforeLogout.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { useSession } from '../session/sessionStore.ts'
import { loadAreaParts } from '../composition/loadAreaParts.ts'
import { syncedClosedTexts } from './closedTexts.ts'
import { entriesLaterThan, type SyncEntries } from './syncEntries.ts'
import type { RealtimeService } from './realtimePort.ts'
import { syncDocument, type SyncedData } from './syncDocument.ts'

declare module '../composition/loadAreaParts.ts' {
  interface AreaParts {
    /** Loads the areas' documents that a member's devices synchronise (Q261). */
    loadSyncedDocuments: () => Promise<readonly SyncedData[]>
  }
}

interface SyncedSession {
  parts: readonly SyncedData[]
  documents: Pick<RealtimeService, 'readDocument' | 'writeDocument'>
  accountId: string
  /** The entries that this device had at the last synchronization, by document name. */
  lastSynced: Map<string, SyncEntries>
}

let current: SyncedSession | undefined
onSessionReset(() => (current = undefined))

/** Gives access to the documents of a member, which rejects once that member is no longer logged in. */
function guardedDocuments(service: RealtimeService, accountId: string): SyncedSession['documents'] {
  const check = () => {
    if (useSession.getState().accountId !== accountId) throw new Error('The session is another one.')
  }
  return {
    async readDocument(path) {
      const document = await service.readDocument(path)
      check()
      return document
    },
    async writeDocument(path, value) {
      check()
      await service.writeDocument(path, value)
      check()
    },
  }
}

async function syncPart({ documents, accountId, lastSynced }: SyncedSession, part: SyncedData): Promise<void> {
  await syncDocument(documents, part, accountId)
  lastSynced.set(part.name, part.read(accountId))
}

const hasChanged = ({ accountId, lastSynced }: SyncedSession, part: SyncedData) =>
  Object.keys(entriesLaterThan(part.read(accountId), lastSynced.get(part.name) ?? {})).length > 0

/** Synchronizes the documents that have changed on this device. If that fails for a document, the next call retries. */
export async function syncMemberChanges(): Promise<void> {
  const now = current
  if (!now) return
  await Promise.allSettled(now.parts.filter((part) => hasChanged(now, part)).map((part) => syncPart(now, part)))
}

/**
 * Synchronizes one document, for example for a page that shows what the member's other devices have stored. Does
 * nothing without a connection to the service.
 */
export async function syncMemberDocument(name: string): Promise<void> {
  const now = current
  const part = now?.parts.find((each) => each.name === name)
  if (now && part) await Promise.allSettled([syncPart(now, part)])
}

/**
 * Interval (ms) between two synchronizations. They are repeated because the member may use another device while this
 * page is open.
 */
const syncIntervalMs = 30_000

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('visibilitychange', () => void (document.hidden && syncMemberChanges()))
  addEventListener('online', () => void syncMemberChanges())
  setInterval(() => void syncMemberChanges(), syncIntervalMs)
  beforeLogout(syncMemberChanges)
}

/**
 * Synchronizes a member's settings between devices from now until the session ends. Resolves with whether the closed
 * texts were synchronized (Q261).
 */
export async function startMemberSync(service: RealtimeService, accountId: string): Promise<boolean> {
  const parts = [syncedClosedTexts, ...(await (await loadAreaParts()).loadSyncedDocuments())]
  const now: SyncedSession = {
    parts,
    documents: guardedDocuments(service, accountId),
    accountId,
    lastSynced: new Map(),
  }
  current = now
  listen()
  const [texts] = await Promise.allSettled(parts.map((part) => syncPart(now, part)))
  return texts?.status === 'fulfilled'
}
