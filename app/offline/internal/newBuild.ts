import { createStore } from '../../session/createStore.ts'
import { formDrafts } from '../../forms/formDrafts.ts'
import { tabStore } from '../../storage/textStore.ts'
import { queryClient } from '../../queryClient.ts'
import { useOpenPayments } from '../../payments/payments.ts'
import { isTalkOpen } from '../../talk/talk.ts'
import { isOffline } from '../../connection/connection.ts'
import { newBuildReload } from '../../router/newBuildReload.ts'
import { updateWorker } from './registerWorker.ts'
import { loadDocument } from '../../router/loadDocument.ts'

/** Interval (ms) between two checks for a new build. */
const checkIntervalMs = 60_000

/** The newer build, which a reload of the page would load; undefined if there is none. */
export const useNewBuild = createStore<{ build: string | undefined }>(() => ({ build: undefined }))

const ownBuild = () => {
  const { src } = document.querySelector<HTMLScriptElement>('script[type="module"]') ?? {}
  return src && new URL(src).pathname
}

const reloadedBuildKey = 'tsudoi.taken-build'

/** Whether this tab has already reloaded for a build. It reloads only once per build. */
const hasReloadedFor = (build: string) => tabStore.get(reloadedBuildKey) === build

/** Whether this tab can store which build it reloaded for. Without storage only the user starts a reload. */
function canStoreReload(): boolean {
  tabStore.set(reloadedBuildKey, tabStore.get(reloadedBuildKey) ?? '')
  return tabStore.isKept(reloadedBuildKey)
}

async function fetchCurrentBuild(): Promise<string | undefined> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  const { build } = (await answer.json()) as { build?: unknown }
  return answer.ok && typeof build === 'string' ? build : undefined
}

/**
 * Checks for a newer build and, once the service worker has installed it, stores it in `useNewBuild`. Errors are
 * ignored, because the next check retries.
 */
export async function checkForNewBuild(ownPath = ownBuild()): Promise<void> {
  try {
    const build = await fetchCurrentBuild()
    if (!build || build === ownPath || build === useNewBuild.getState().build || hasReloadedFor(build)) return
    if (await updateWorker()) useNewBuild.setState({ build })
  } catch {
    // Ignored: the browser is offline, or the server does not have the file.
  }
}

/** Whether a path is a step of a purchase, an order, a confirmation or a talk. */
const isStep = (pathname: string) => /\/(purchase|order|cart|confirm|result|finish|call|rehearsal)(\/|$)/.test(pathname)

const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused, ended }) => !paused && !ended)

/** Whether a reload would interrupt the user: typing, sending, paying, playing or talking. */
const isBusy = () =>
  formDrafts.areWaiting() ||
  queryClient.isMutating() > 0 ||
  useOpenPayments.getState().payments.length > 0 ||
  isTalkOpen() ||
  Boolean(document.pictureInPictureElement) ||
  isPlaying()

/**
 * Whether this navigation may load a newer build by reloading the page. It may not while offline, nor within a page,
 * whose fields would lose what was typed.
 */
export const mayLoadNewBuild = (from: string, to: string) =>
  useNewBuild.getState().build !== undefined &&
  from !== to &&
  !isOffline() &&
  !isStep(from) &&
  !isStep(to) &&
  !isBusy() &&
  canStoreReload()

/** Reloads the page, which loads the newer build. */
export function reloadForBuild(reload = () => loadDocument(() => location.reload())): void {
  const { build } = useNewBuild.getState()
  if (build) tabStore.set(reloadedBuildKey, build)
  reload()
}

const checkWhenVisible = () => {
  if (document.visibilityState === 'visible') void checkForNewBuild()
}

/** Checks for new builds every minute while the page is visible, and whenever the user comes back to it. */
export function watchForNewBuild(): void {
  if (!import.meta.env.PROD) return
  setInterval(checkWhenVisible, checkIntervalMs)
  document.addEventListener('visibilitychange', checkWhenVisible)
  addEventListener('online', checkWhenVisible)
  newBuildReload.atNavigation = (from, to) => {
    const hasReloadedFor = mayLoadNewBuild(from, to)
    if (hasReloadedFor) reloadForBuild()
    return hasReloadedFor
  }
}
