import { useEffect, useState, useSyncExternalStore } from 'react'
import { device } from './device.ts'
import { hostApp, whenHostAppConnected } from './hostApp.ts'

const never = () => () => {}

/**
 * How the user can save a file: in this view (`file`), or, because the mobile app's webview saves no files, on the same
 * page in the system's browser (`browser`), or only in another browser (`elsewhere`) (docs/unity.md).
 */
export function useSaveWay(): 'file' | 'browser' | 'elsewhere' {
  const isWebview = useSyncExternalStore(
    never,
    () => device() === 'unity',
    () => false,
  )
  const [isConnected, setConnected] = useState(() => hostApp() !== undefined)
  useEffect(() => {
    if (isWebview) whenHostAppConnected(() => setConnected(true))
  }, [isWebview])
  if (!isWebview) return 'file'
  return isConnected ? 'browser' : 'elsewhere'
}
