import { longCode, shortCode, windowAt, remainingWindowMs, type CodeSource } from '@tsudoi/contracts/door/doorCode'
import type { CodeProblem, EntryCode } from '@tsudoi/design-system/screens/door/door.types'
import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from '../../time/clock.ts'

/** Whether the browser can compute codes. Browsers offer cryptography only to pages served over HTTPS. */
const canMakeCodes = (): boolean => globalThis.crypto?.subtle !== undefined

/** Width of the empty border around a code, in cells: scanners need four. */
const quietZone = 4

type Made = Pick<EntryCode, 'cells' | 'digits'> & { passId: string; window: number }

async function makeCode(source: CodeSource, window: number): Promise<Made> {
  const [{ default: encodeQR }, code, digits] = await Promise.all([
    import('qr'),
    longCode(source, window),
    shortCode(source, window),
  ])
  return { cells: encodeQR(code, 'raw', { ecc: 'medium', border: quietZone }), digits, passId: source.passId, window }
}

/**
 * The current code of a pass, or why there is none. A new code is computed for each window of time; the remaining
 * seconds change each second. Both are undefined until the first code is computed.
 */
export function useEntryCode(source: CodeSource | undefined): {
  code?: EntryCode | undefined
  problem?: CodeProblem | undefined
} {
  const [now, setNow] = useState(serverNow)
  const [made, setMade] = useState<Made>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const read = () => setNow(serverNow())
    const timer = setInterval(read, 1_000)
    const unsubscribe = onClockChange(read)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
  const window = windowAt(now)
  const { episodeId, passId, doorNumber, secret } = source ?? {}
  useEffect(() => {
    if (!episodeId || !passId || !doorNumber || !secret || !canMakeCodes()) return undefined
    let isOver = false
    makeCode({ episodeId, passId, doorNumber, secret }, window).then(
      (code) => {
        if (isOver) return
        setMade(code)
        setFailed(false)
      },
      // The library did not load. The next window tries again.
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [episodeId, passId, doorNumber, secret, window])
  // Shows the code of the previous window until that of the current window is computed.
  const isCurrent = made && made.passId === passId && made.window >= window - 1
  if (!isCurrent) return { problem: canMakeCodes() ? (isFailed ? 'load' : undefined) : 'browser' }
  return { code: { cells: made.cells, digits: made.digits, restSeconds: Math.ceil(remainingWindowMs(now) / 1_000) } }
}
