import type { ComponentType } from 'react'
import { matchRoutes, type Location } from 'react-router-dom'
import { env } from '../env.ts'
import type { PageSpec } from '../pageSpec.ts'
import { paths } from '../paths.ts'
import { whenSessionKnown } from '../session/account.ts'
import { pendingSteps } from '../session/cookies.ts'
import { guardRedirectOf } from '../session/guards.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { fetchModule } from '../shell/lazyModules.ts'
import { canonicalPath } from './canonicalPath.ts'
import { loadPage } from './loadPage.ts'
import { pageAtLocation } from './pageAtPath.ts'

/** A page that can be rendered: its URL, its entry in the map, and its component. */
export interface ResolvedPage {
  location: Location
  page: PageSpec
  Component: ComponentType
  /** Whether the page's HTML contains its content and data. */
  isFromServer?: boolean
}

/**
 * URLs without a page, which redirect: the root (Q19) and /signup (R004). The query is kept, since it may contain a
 * callback or parameters of the host app. The hash is kept because it opens a dialog.
 */
export const redirects: Readonly<Record<string, () => string>> = {
  [paths.root]: () => (isMember() ? paths.home : paths.top),
  [paths.signup]: () => paths.signupTerms,
}

/**
 * The URL to which a page's guard redirects the user. Undefined if the page may open. Two of the guards depend on the
 * member's profile, so they wait until it is loaded.
 */
async function guardRedirect(page: PageSpec, { pathname, search, hash }: Location): Promise<string | undefined> {
  if (page.guard === 'open') return undefined
  // Whether the guard depends on the pending steps of a sign-up. Only then they are read, because each read parses all
  // cookies.
  const isEntry = page.guard === 'entry'
  if (isEntry) await whenSessionKnown()
  return guardRedirectOf({
    guard: page.guard,
    address: location.origin + pathname + search + hash,
    isMember: isMember(),
    hasProfile: useSession.getState().registration?.hasProfile,
    hasPendingSignup: isEntry && Boolean(pendingSteps.read('email-cache') ?? pendingSteps.read('sns-email-cache')),
    hasPendingReset: isEntry && Boolean(pendingSteps.read('pin-code-cache')),
    callbackOrigins: env.callbackOrigins,
  })
}

/** Loads the page of a URL and starts its queries. */
async function openPage(page: PageSpec, at: Location): Promise<ResolvedPage> {
  const { Component, beforeRender, title = page.title } = await fetchModule(() => loadPage(page))
  const params = matchRoutes([{ path: page.path }], at)?.[0]?.params ?? {}
  beforeRender?.({ params, search: new URLSearchParams(at.search) })
  return { location: at, page: { ...page, title }, Component }
}

/** A page that could not be opened. Rendering it throws, so that one error boundary handles all failures. */
function failedPage(page: PageSpec, at: Location, error: unknown): ResolvedPage {
  const Component = () => {
    throw error
  }
  return { location: at, page, Component }
}

/**
 * Resolves with the page of a URL, or with another URL if the user is redirected: by `redirects`, by a guard, or to the
 * canonical form of the path. The page loads nothing before that.
 */
export async function resolvePage(at: Location): Promise<ResolvedPage | string> {
  const page = pageAtLocation(at)
  const canonical = canonicalPath(page.path, at.pathname)
  const target = redirects[canonical.toLowerCase()]?.() ?? canonical
  if (target !== at.pathname) return target + at.search + at.hash
  try {
    return (await guardRedirect(page, at)) ?? (await openPage(page, at))
  } catch (error) {
    return failedPage(page, at, error)
  }
}
