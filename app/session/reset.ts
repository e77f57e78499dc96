import { dropKept } from '../offline/keptNames.ts'
import { drafts } from './drafts.ts'
import { deviceStore, tabStore } from './textStore.ts'

type Clean = () => void

const cleaners = new Set<Clean>()

/** Registers what has to be forgotten when a session ends (S035): caches, results. Drafts go by themselves. */
export function onReset(clean: Clean): void {
  cleaners.add(clean)
}

const lastCalls = new Set<() => Promise<unknown>>()

/** Registers what still has to reach the host before a member logs out: later it would be nobody's. */
export function onLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

export const sendLastCalls = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

/** What a tab knows about its device and its place, and what lies aside for a member who was cut off. */
const kept = new Set(
  ['device-type', 'insets', 'bridge', 'scroll', 'reloaded', 'drafts-aside'].map((name) => `tsudoi.${name}`),
)

/** What a member left on this device for later visits: places in videos, playings that nobody finished. */
const membersOwn = ['places.member', 'playings'].map((name) => `tsudoi.${name}`)

/**
 * Results, and keys of what was ordered: after a reload the area that kept them may not be loaded, so they go by their
 * name.
 */
function dropStored(): void {
  for (const key of tabStore.keys('tsudoi.')) if (!kept.has(key)) tabStore.remove(key)
  for (const key of membersOwn) deviceStore.remove(key)
}

export function runReset(): void {
  for (const clean of cleaners) clean()
  drafts.drop()
  dropStored()
  void dropKept()
}
