import { env } from '../env.ts'
import { device } from './device.ts'

/**
 * What differs between a browser and the mobile app's webview. Display only: it gives no rights (X17).
 */
export interface Platform {
  hasFooter: boolean
  /** Whether a provider's page can be opened and comes back here: not in a webview (docs/unity.md). */
  canVisitProviders: boolean
  /**
   * Under maintenance the embedded app leaves for an app scheme from the configuration, never from the address (S044,
   * X16).
   */
  leaveForMaintenance?: () => void
}

export const browser: Platform = { hasFooter: true, canVisitProviders: true }

const unity: Platform = {
  hasFooter: false,
  canVisitProviders: false,
  leaveForMaintenance: () => location.assign(env.embeddedMaintenance),
}

/** The platform of this tab. */
export const platform = (): Platform => (device() === 'unity' ? unity : browser)
