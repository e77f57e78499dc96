import { appNavigate } from '../../router/appNavigate.ts'

/** A page that is shared from another one. */
export interface ShareTarget {
  /** The path of the page, such as that of a post in a timeline. */
  path: string
  title: string
}

/** Opens the share dialog over the current page, for another page than this one. */
export function openShareDialog(target: ShareTarget): void {
  const { pathname, search } = location
  const navigate = appNavigate()
  if (navigate) void navigate({ pathname, search, hash: '#share' }, { state: { shared: target } })
}

/** The target in the state of a history entry. Undefined if there is none, or if it has another shape. */
export function shareTargetIn(state: unknown): ShareTarget | undefined {
  const { path, title } = Object(state) as Partial<Record<keyof ShareTarget, unknown>>
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string' ? { path, title } : undefined
}
