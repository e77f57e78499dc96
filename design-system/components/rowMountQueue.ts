/** Mounts rows beyond the viewport in stages, one row at a time, so that no frame is long. */
export interface RowMountQueue {
  /** Whether the next row may be mounted, because no row is between mounting and measuring. */
  isFree: () => boolean
  /**
   * Hides a mounted row until its turn to be laid out, then calls `begin` to start measuring it. Returns a function
   * that removes the row from the queue.
   */
  add: (row: HTMLElement, at: number, begin: () => void) => () => void
  /** Shows the queued rows for which `isNeeded` is true immediately. */
  showNow: (isNeeded: (at: number) => boolean) => void
}

/**
 * Mounting, laying out and painting a row in one frame makes that frame long on a slow phone. Beyond the viewport each
 * stage therefore gets its own frame, one row after the other. The frame after the mounting also paints the removal of
 * old rows. `onFree` is called when the queue is empty; `mayLayOut` returns false while layouts have to wait.
 */
export function createRowMountQueue({
  onFree,
  mayLayOut,
}: {
  onFree: () => void
  mayLayOut: () => boolean
}): RowMountQueue {
  const waiting = new Map<HTMLElement, { at: number; show: () => void }>()
  let isFree = true
  const updateIsFree = () => {
    isFree = waiting.size === 0
    if (isFree) onFree()
  }
  const add = (row: HTMLElement, at: number, begin: () => void) => {
    const isWaiting = () => waiting.get(row)?.show === show
    const dequeue = (frame?: number) => {
      if (!waiting.delete(row)) return
      row.style.display = ''
      if (frame === undefined) afterFrame(updateIsFree)
      else afterStartedFrame(frame, updateIsFree)
    }
    const show = (frame?: number) => {
      dequeue(frame)
      begin()
    }
    // Starts measuring only while `mayLayOut` is true: a size reported just after rows were prepended would move what
    // the user reads.
    const measure = (frame: number) => {
      if (!isWaiting()) return
      if (mayLayOut()) show(frame)
      else requestAnimationFrame(measure)
    }
    const layOut = () => {
      if (!isWaiting()) return
      if (!mayLayOut()) return afterFrame(layOut)
      row.style.display = ''
      row.getBoundingClientRect()
      requestAnimationFrame(measure)
    }
    isFree = false
    row.style.display = 'none'
    waiting.set(row, { at, show })
    requestAnimationFrame(() => afterFrame(layOut))
    return dequeue
  }
  return {
    isFree: () => isFree,
    add,
    showNow: (isNeeded) => {
      for (const { at, show } of waiting.values()) if (isNeeded(at)) show()
    },
  }
}

/** If a frame has taken more milliseconds than this, there is no time left before the next frame. */
const frameBudgetMs = 14

/**
 * Runs a task after a frame's paint (inside the frame, the paint would wait for it). After a slow frame it retries with
 * the next one; the third attempt always runs it.
 */
function afterFrame(task: () => void, attempts = 3): void {
  requestAnimationFrame((frame) => afterStartedFrame(frame, task, attempts))
}

/** Like `afterFrame`, but called inside a frame, with that frame's start time. */
function afterStartedFrame(frame: number, task: () => void, attempts = 3): void {
  setTimeout(() => {
    if (attempts > 1 && performance.now() - frame > frameBudgetMs) afterFrame(task, attempts - 1)
    else task()
  })
}
