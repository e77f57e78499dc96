import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'

/** A file that no first view carries. */
export interface Late<File> {
  /** Once it is here. */
  readonly file: File | undefined
  load: () => Promise<File>
}

/** Names a file that comes after the first content: `late(() => import('./Menu.tsx'))`. */
export function late<File>(load: () => Promise<File>): Late<File> {
  let file: File | undefined
  return {
    get file() {
      return file
    },
    load: async () => (file ??= await load()),
  }
}

interface LateFiles {
  /** How a file is fetched: the app gives up after a time, and says before that it takes long (S088). */
  fetch: <File>(load: () => Promise<File>) => Promise<File>
  /** It cannot be had: the app offers to load the page anew. */
  onMissing: () => void
}

/** The app says here what it does about files that are slow or gone. */
export const LateContext = createContext<LateFiles>({ fetch: (load) => load(), onMissing: () => undefined })

export interface LateOptions {
  /** It is fetched as soon as this is so, after what is drawn with it. */
  wanted: boolean
  /** It cannot be had: what waited for it stops waiting. */
  onMissing?: () => void
}

/** A late file, once it is here, and the way to begin fetching it: on intent, or after a failure. */
export function useLate<File>(part: Late<File>, { wanted, onMissing }: LateOptions) {
  const files = useContext(LateContext)
  const [file, setFile] = useState(part.file)
  const isOver = useRef(false)
  const giveUp = useRef(onMissing)
  useEffect(() => {
    giveUp.current = onMissing
  }, [onMissing])
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const fetchNow = useCallback(() => {
    files.fetch(part.load).then(
      (here) => {
        if (!isOver.current) setFile(() => here)
      },
      () => {
        if (isOver.current) return
        giveUp.current?.()
        files.onMissing()
      },
    )
  }, [part, files])
  useEffect(() => {
    if (wanted && !file) fetchNow()
  }, [wanted, file, fetchNow])
  return { file, fetchNow }
}
