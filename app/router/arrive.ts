import type { ComponentType } from 'react'
import { matchRoutes, type Location } from 'react-router-dom'
import { env } from '../env.ts'
import type { PageSpec } from '../pageSpec.ts'
import { paths } from '../paths.ts'
import { sessionKnown } from '../session/account.ts'
import { pendingSteps } from '../session/cookies.ts'
import { redirectOf } from '../session/guards.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { fetchModule } from '../shell/lazyModules.ts'
import { canonicalPath } from './canonicalPath.ts'
import { loadPage } from './loadPage.ts'
import { pageFor } from './pageAt.ts'

/** What stands on the screen: an address, its page, and what the page's file renders. */
export interface Arrival {
  location: Location
  page: PageSpec
  Component: ComponentType
}

/**
 * Addresses that are nobody's page and only lead on: the one without a path (Q19), and /signup (R004). The query goes
 * along, a callback or what the host app says of itself, and so does the hash, which opens a dialog.
 */
const redirects: Readonly<Record<string, () => string>> = {
  [paths.root]: () => (isMember() ? paths.home : paths.top),
  [paths.signup]: () => paths.signupTerms,
}

/** Where a page's guard sends a visit. Which profile a member has is waited for, because two of the rules ask. */
async function guarded(page: PageSpec, { pathname, search, hash }: Location): Promise<string | undefined> {
  if (page.guard === 'open') return undefined
  // Only there are the steps asked for: each is read out of all the cookies anew.
  const isEntry = page.guard === 'entry'
  if (isEntry) await sessionKnown()
  return redirectOf({
    guard: page.guard,
    address: location.origin + pathname + search + hash,
    isMember: isMember(),
    hasProfile: useSession.getState().registration?.hasProfile,
    hasPendingSignup: isEntry && Boolean(pendingSteps.read('email-cache') ?? pendingSteps.read('sns-email-cache')),
    hasPendingReset: isEntry && Boolean(pendingSteps.read('pin-code-cache')),
    callbackOrigins: env.callbackOrigins,
  })
}

/** The page at an address, once its file is here and has started its queries. */
async function openPage(page: PageSpec, at: Location): Promise<Arrival> {
  const { Component, start, title = page.title } = await fetchModule(() => loadPage(page))
  start?.({ params: matchRoutes([{ path: page.path }], at)?.[0]?.params ?? {}, search: new URLSearchParams(at.search) })
  return { location: at, page: { ...page, title }, Component }
}

/** A page that could not be opened: rendering it throws, so that one boundary has all the failures. */
function failedPage(page: PageSpec, at: Location, error: unknown): Arrival {
  const Component = () => {
    throw error
  }
  return { location: at, page, Component }
}

/**
 * Follows an address to its page, or to the address it leads on to: a redirect, or its own canonical form. A visit is
 * sent on before its page loads anything.
 */
export async function arrive(at: Location): Promise<Arrival | string> {
  const page = pageFor(at)
  const canonical = canonicalPath(page.path, at.pathname)
  const target = redirects[canonical.toLowerCase()]?.() ?? canonical
  if (target !== at.pathname) return target + at.search + at.hash
  try {
    return (await guarded(page, at)) ?? (await openPage(page, at))
  } catch (error) {
    return failedPage(page, at, error)
  }
}
