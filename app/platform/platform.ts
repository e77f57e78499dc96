import { env } from '../env.ts'
import { device } from './device.ts'

/** The differences between a browser and the mobile app's webview. Only for display; they grant no rights (X17). */
export interface Platform {
  hasFooter: boolean
  /** Whether login providers' pages can be visited: not in a webview (docs/unity.md). */
  canVisitProviders: boolean
  /** Whether the user can save files: a webview ignores downloads. */
  canDownload: boolean
  /**
   * During maintenance, leaves for the app scheme of the configuration (never one from the address). Webview only
   * (S044, X16).
   */
  leaveForMaintenance?: () => void
}

/** The platform of a browser, as opposed to the mobile app's webview. */
export const browserPlatform: Platform = { hasFooter: true, canVisitProviders: true, canDownload: true }

const unity: Platform = {
  hasFooter: false,
  canVisitProviders: false,
  canDownload: false,
  leaveForMaintenance: () => location.assign(env.embeddedMaintenance),
}

/** The platform of this tab. */
export const platform = (): Platform => (device() === 'unity' ? unity : browserPlatform)
