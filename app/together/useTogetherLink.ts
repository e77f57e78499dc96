import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../time/useNow.ts'
import { togetherLinkOf, type TogetherLink } from './togetherAddress.ts'

/**
 * The time to watch together in the page's address; undefined without one. A time that was once in its limits remains
 * usable: a page that is open does not change because a day has passed.
 */
export function useTogetherLink(): TogetherLink | undefined {
  const [search] = useSearchParams()
  const now = useNow()
  const [accepted, setAccepted] = useState<{ text: string; link: TogetherLink }>()
  const text = search.get('together')
  if (text === null) return undefined
  if (accepted?.text === text) return accepted.link
  const link = togetherLinkOf(text, Date.parse(now))
  if (link.is === 'at') setAccepted({ text, link })
  return link
}
