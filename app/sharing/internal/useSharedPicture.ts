import type { SharePicture } from '@tsudoi/design-system/screens/share/share.types'
import { useEffect, useState } from 'react'
import { loadSharedPicture } from './loadSharedPicture.ts'
import type { SharedPicture } from './share.types.ts'

interface DrawnPicture {
  view: SharePicture
  /** Sends or saves the picture. Rejects if the browser refuses. */
  send?: () => Promise<void>
}

/** The content of the picture in words. */
const wordsOf = ({ title, figures = [], notes }: SharedPicture) =>
  [title, ...figures.map(({ label, value }) => `${label}${value}`), ...notes].filter(Boolean).join('。')

/** Draws the picture for its preview, so that a press can open the share sheet at once, as browsers require. */
async function draw(picture: SharedPicture): Promise<Required<DrawnPicture> & { release: () => void }> {
  const { drawSharedPicture, shareOrDownload, wayToSend } = await loadSharedPicture()
  const file = await drawSharedPicture(picture)
  const src = URL.createObjectURL(file)
  return {
    view: { state: 'ready', src, alt: wordsOf(picture), way: wayToSend(file) },
    send: () => shareOrDownload(file, picture.title),
    release: () => URL.revokeObjectURL(src),
  }
}

/**
 * The state of the picture that a page offers: being drawn, failed, or ready to be sent. Undefined if the page offers
 * none.
 */
export function useSharedPicture(picture: SharedPicture | undefined): DrawnPicture | undefined {
  const [drawn, setDrawn] = useState<DrawnPicture>({ view: { state: 'drawing' } })
  useEffect(() => {
    if (!picture) return undefined
    let release: (() => void) | undefined
    let isOver = false
    draw(picture).then(
      (done) => {
        if (isOver) return done.release()
        release = done.release
        setDrawn(done)
      },
      () => {
        if (!isOver) setDrawn({ view: { state: 'failed' } })
      },
    )
    return () => {
      isOver = true
      release?.()
    }
  }, [picture])
  return picture && drawn
}
