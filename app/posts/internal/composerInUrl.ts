import { useSearchParams } from 'react-router-dom'
import type { WritingTarget } from './writing.types.ts'

const name = 'write'

/** The address of a page with its composer open, to continue a draft. */
export const composerHref = (href: string, mode: WritingTarget['mode']) =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${mode}`

/** Whether the page's address requests that this composer is open. `end` removes that request from the address. */
export function useComposerInUrl(mode: WritingTarget['mode']): { isAsked: boolean; end: () => void } {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get(name) === mode
  const end = () => {
    if (!isAsked) return
    const rest = new URLSearchParams(search)
    rest.delete(name)
    setSearch(rest, { replace: true })
  }
  return { isAsked, end }
}
