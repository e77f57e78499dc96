/** Rows that are mounted and not measured yet. */
export interface RowStages {
  /** No row is between its stages: the next one may be mounted. */
  isFree: () => boolean
  /**
   * Hides a row that has been mounted until it is its turn, and tells when it is to be measured. What is returned lets
   * it go before.
   */
  add: (row: HTMLElement, at: number, begin: () => void) => () => void
  /** Shows at once what cannot wait. */
  hurry: (isNeeded: (at: number) => boolean) => void
}

/**
 * A row that is mounted, laid out and painted in one frame makes it a long one on a slow phone. Beyond the screen each
 * stage has a frame of its own, one row after the other; the frame behind the mounting paints what has left the list.
 */
export function createRowStages({ freed, mayLayOut }: { freed: () => void; mayLayOut: () => boolean }): RowStages {
  const waiting = new Map<HTMLElement, { at: number; show: () => void }>()
  let isFree = true
  const freeAgain = () => {
    isFree = waiting.size === 0
    if (isFree) freed()
  }
  const add = (row: HTMLElement, at: number, begin: () => void) => {
    const isWaiting = () => waiting.get(row)?.show === show
    const leave = (frame?: number) => {
      if (!waiting.delete(row)) return
      row.style.display = ''
      if (frame === undefined) behindFrame(freeAgain)
      else behind(frame, freeAgain)
    }
    const show = (frame?: number) => {
      leave(frame)
      begin()
    }
    // Only in the frame that tells its size: one told after rows have come in front moves what is read.
    const measure = (frame: number) => {
      if (!isWaiting()) return
      if (mayLayOut()) show(frame)
      else requestAnimationFrame(measure)
    }
    const layOut = () => {
      if (!isWaiting()) return
      if (!mayLayOut()) return behindFrame(layOut)
      row.style.display = ''
      row.getBoundingClientRect()
      requestAnimationFrame(measure)
    }
    isFree = false
    row.style.display = 'none'
    waiting.set(row, { at, show })
    requestAnimationFrame(() => behindFrame(layOut))
    return leave
  }
  return {
    isFree: () => isFree,
    add,
    hurry: (isNeeded) => {
      for (const { at, show } of waiting.values()) if (isNeeded(at)) show()
    },
  }
}

/** A frame that took longer, in ms, has left no time before the next one. */
const frameTime = 14

/**
 * Runs a task behind a frame: in the frame itself, the paint would follow it. Not behind a late one, which would be
 * later still, but at the third attempt behind any.
 */
function behindFrame(task: () => void, attempts = 3): void {
  requestAnimationFrame((frame) => behind(frame, task, attempts))
}

/** As `behindFrame`, called in the frame, with the time it has begun. */
function behind(frame: number, task: () => void, attempts = 3): void {
  setTimeout(() => {
    if (attempts > 1 && performance.now() - frame > frameTime) behindFrame(task, attempts - 1)
    else task()
  })
}
