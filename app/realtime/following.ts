import { onLogout } from '../session/lastCalls.ts'
import { onReset } from '../session/reset.ts'
import { useSession } from '../session/sessionStore.ts'
import { syncedSeenMarks } from '../areas/collection/seenMarks.ts'
import { syncedVideoPlaces } from '../areas/video/player/places.ts'
import { storyPlaces } from '../session/readingPlaces.ts'
import { closedTexts } from './closedTexts.ts'
import { newsFor, type Entries } from './entries.ts'
import type { Realtime } from './ports.ts'
import { syncDocument, type Synced } from './syncDocument.ts'

const parts: readonly Synced[] = [closedTexts, storyPlaces, syncedVideoPlaces, syncedSeenMarks]

interface Followed {
  documents: Pick<Realtime, 'readDocument' | 'writeDocument'>
  accountId: string
  /** What this device had when it last met the document. */
  met: Map<string, Entries>
}

let followed: Followed | undefined
onReset(() => (followed = undefined))

/** An answer that comes when somebody else is logged in is nobody's. */
function ofSession(service: Realtime, accountId: string): Followed['documents'] {
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

async function meet({ documents, accountId, met }: Followed, part: Synced): Promise<void> {
  await syncDocument(documents, part, accountId)
  met.set(part.name, part.read(accountId))
}

const hasChanged = ({ accountId, met }: Followed, part: Synced) =>
  Object.keys(newsFor(part.read(accountId), met.get(part.name) ?? {})).length > 0

/** Tells the documents what has changed here. What cannot be told stays on the device, and goes with the next time. */
export async function tellChanges(): Promise<void> {
  const now = followed
  if (!now) return
  await Promise.allSettled(parts.filter((part) => hasChanged(now, part)).map((part) => meet(now, part)))
}

/** Between two looks at what has changed, milliseconds: somebody goes on elsewhere while this page stays open. */
const often = 30_000

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('visibilitychange', () => void (document.hidden && tellChanges()))
  addEventListener('online', () => void tellChanges())
  setInterval(() => void tellChanges(), often)
  onLogout(tellChanges)
}

/**
 * A member's settings go with them from device to device (Q261), from now until the session ends. Says whether it is
 * known what was closed elsewhere.
 */
export async function beginFollowing(service: Realtime, accountId: string): Promise<boolean> {
  const now: Followed = { documents: ofSession(service, accountId), accountId, met: new Map() }
  followed = now
  listen()
  const [texts] = await Promise.allSettled(parts.map((part) => meet(now, part)))
  return texts?.status === 'fulfilled'
}
