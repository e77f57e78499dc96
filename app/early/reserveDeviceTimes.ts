import { untimedPages } from '../shell/untimedPages.ts'

/** As long as the longest text that the app adds. */
const placeholder = 'お使いの端末では 2026/12/31 木曜 23:59'

/**
 * Invisible texts in place of those of `DeviceTime` and `JapanTimeNote`, until the app has read the zone
 * (shell/useAbroad.ts, shell/JapanTimeHost.tsx).
 */
const style = `.device-time{display:block!important}
.device-time:empty::before,[data-reserves-note] main::before{content:'${placeholder}';visibility:hidden}
[data-reserves-note] main::before{display:block;padding:8px 16px;font-size:.75rem;line-height:1.25rem}`

/**
 * On a device whose clock differs from Japan's, reserves space for the texts that the app adds there, before the first
 * paint: the server does not know the zone, so the HTML is the same for all devices (Q407).
 */
export function reserveDeviceTimes(): void {
  if (new Date().getTimezoneOffset() === -540) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  document.documentElement.toggleAttribute('data-reserves-note', !untimedPages.test(location.pathname))
}
