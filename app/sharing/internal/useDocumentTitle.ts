import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/** The title of the document, which may change after a dialog was opened with the page's URL. */
export const useDocumentTitle = (): string => useSyncExternalStore(subscribe, () => document.title)
