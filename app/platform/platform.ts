import { env } from '../env.ts'
import { device } from './device.ts'

/**
 * The differences between a browser and the mobile app's webview. Use them only for display: they grant no rights
 * (X17).
 */
export interface Platform {
  hasFooter: boolean
  /** Whether the app can navigate to the pages of login providers. A webview cannot (docs/unity.md). */
  canVisitProviders: boolean
  /** Whether the user can save files: a webview ignores downloads. */
  canDownload: boolean
  /**
   * During maintenance, opens the mobile app through the app scheme of the configuration (never one from the address).
   * Only set in the webview (S044, X16).
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

/** The platform of this tab: the browser or the webview. */
export const platform = (): Platform => (device() === 'unity' ? unity : browserPlatform)
