import { createStore } from '../session/createStore.ts'
import { drafts } from '../session/drafts.ts'
import { tabStore } from '../session/textStore.ts'
import { queryClient } from '../queryClient.ts'
import { useOpenPayments } from '../payments/openPayments.ts'
import { isTalkOpen } from '../talk/call/openTalks.ts'
import { isOffline } from './connection.ts'
import { takeNewBuild } from './takeNewBuild.ts'
import { updateWorker } from './registerWorker.ts'

/** A deploy is noticed within a minute, in milliseconds. */
const interval = 60_000

/** Whether a newer build than this page's is out, and can be had by loading the page anew. */
export const useNewBuild = createStore<{ build: string | undefined }>(() => ({ build: undefined }))

const ownBuild = () => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type="module"]') ?? {}
  return src && new URL(src).pathname
}

const takenKey = 'tsudoi.taken-build'

/** A page whose first script is another one than the server names is loaded again only once. */
const isTaken = (build: string) => tabStore.get(takenKey) === build

/** Whether this tab can note what it has taken. Without storage a person decides, each time. */
function canNote(): boolean {
  tabStore.set(takenKey, tabStore.get(takenKey) ?? '')
  return tabStore.isKept(takenKey)
}

async function buildOut(): Promise<string | undefined> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  const { build } = (await answer.json()) as { build?: unknown }
  return answer.ok && typeof build === 'string' ? build : undefined
}

/**
 * Looks whether another build is out. The worker has its page by the time it is told of; what fails is looked for again
 * in a minute.
 */
export async function lookForBuild(own = ownBuild()): Promise<void> {
  try {
    const build = await buildOut()
    if (!build || build === own || build === useNewBuild.getState().build || isTaken(build)) return
    if (await updateWorker()) useNewBuild.setState({ build })
  } catch {
    // Offline, or a server without the file.
  }
}

/** A page in the middle of something that is bought, ordered or confirmed, or waiting for its talk. */
const isStep = (pathname: string) => /\/(purchase|order|cart|confirm|result|finish|call|rehearsal)(\/|$)/.test(pathname)

const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused, ended }) => !paused && !ended)

/** Something that loading the page anew would interrupt: typed, sent, paid, played or called. */
const isBusy = () =>
  drafts.areWaiting() ||
  queryClient.isMutating() > 0 ||
  useOpenPayments.getState().payments.length > 0 ||
  isTalkOpen() ||
  Boolean(document.pictureInPictureElement) ||
  isPlaying()

/** Whether a newer build is to be had with the step from one page to the next. Its files come over the network. */
export const mayTake = (from: string, to: string) =>
  useNewBuild.getState().build !== undefined && !isOffline() && !isStep(from) && !isStep(to) && !isBusy() && canNote()

/** Loads the page anew, in the build that is out. */
export function reloadForBuild(reload = () => location.reload()): void {
  const { build } = useNewBuild.getState()
  if (build) tabStore.set(takenKey, build)
  reload()
}

const lookWhenSeen = () => {
  if (document.visibilityState === 'visible') void lookForBuild()
}

/** Follows deploys: each minute while the page is seen, and whenever one comes back to it. */
export function watchBuilds(): void {
  if (!import.meta.env.PROD) return
  setInterval(lookWhenSeen, interval)
  document.addEventListener('visibilitychange', lookWhenSeen)
  addEventListener('online', lookWhenSeen)
  takeNewBuild.atNavigation = (from, to) => {
    const isTaken = mayTake(from, to)
    if (isTaken) reloadForBuild()
    return isTaken
  }
}
