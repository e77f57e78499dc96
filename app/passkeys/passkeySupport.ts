import type { PasskeySupport } from '@tsudoi/design-system/screens/login/passkey.types'
import { device } from '../platform/device.ts'

/** The properties of the browser and the page that decide whether passkeys can be used. */
export interface PasskeyEnvironment {
  isWebview: boolean
  /** Whether the page was loaded by https, or from this machine. */
  isSecure: boolean
  hostname: string
  hasPasskeys: boolean
}

const isIpAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname)

/** Whether passkeys can be used, or why not. */
export function passkeySupportOf({ isWebview, isSecure, hostname, hasPasskeys }: PasskeyEnvironment): PasskeySupport {
  if (isWebview) return 'webview'
  if (isIpAddress(hostname)) return 'ipAddress'
  if (!isSecure) return 'insecure'
  return hasPasskeys ? 'ready' : 'unsupported'
}

/** Whether passkeys can be used in this browser and on this page, or why not. */
export const passkeySupport = (): PasskeySupport =>
  passkeySupportOf({
    isWebview: device() === 'unity',
    isSecure: globalThis.isSecureContext,
    hostname: location.hostname,
    hasPasskeys: 'PublicKeyCredential' in globalThis,
  })
