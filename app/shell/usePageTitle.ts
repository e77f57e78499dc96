import { useEffect } from 'react'
import { tabTitle } from './tabTitle.ts'

/** Sets the document title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
}
