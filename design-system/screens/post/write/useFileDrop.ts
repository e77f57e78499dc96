import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { dragKind } from './transferredFiles.ts'

/**
 * The attribute of all elements that take dropped files. Each of these elements ignores files that are dropped on
 * another one.
 */
export const fileDropAttribute = 'data-takes-files'

export interface FileDrop {
  /** Called with the files dropped on the element. */
  onFiles: (files: File[]) => void
  /** Called when a link or a picture of another page was dropped on the element: it has no file. */
  onLink: () => void
}

/**
 * Takes files that are dropped on an element. While the element is mounted, a file or link that is dropped beside it
 * has no effect. The browser would otherwise open it in place of the page and its unsent text (Q438).
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, drop: FileDrop): void {
  const handle = useEffectEvent((event: DragEvent) => {
    const { dataTransfer: data, target: under } = event
    const kind = data ? dragKind(data) : undefined
    if (!data || !kind || !(under instanceof Element)) return
    const taker = under.closest(`[${fileDropAttribute}]`)
    if (taker && taker !== target.current) return
    event.preventDefault()
    if (event.type !== 'drop') data.dropEffect = taker ? 'copy' : 'none'
    else if (taker && data.files.length > 0) drop.onFiles(Array.from(data.files))
    else if (taker) drop.onLink()
  })
  useLayoutEffect(() => {
    const unmount = new AbortController()
    for (const name of ['dragenter', 'dragover', 'drop'] as const)
      target.current?.ownerDocument.addEventListener(name, (event) => handle(event), unmount)
    return () => unmount.abort()
  }, [target])
}
