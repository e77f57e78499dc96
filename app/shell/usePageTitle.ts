import { useEffect } from 'react'

/** Names the page in the tab and for a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title}｜tsudoi 集い`
  }, [title])
}
