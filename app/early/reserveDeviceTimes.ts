import { untimedPagePattern } from '../shell/untimedPagePattern.ts'

/** Has the length of the longest text that the app adds. */
const placeholder = 'お使いの端末では 2026/12/31 木曜 23:59'

/**
 * Style sheet that shows an invisible text where `DeviceTime` and `JapanTimeNote` show theirs as soon as the app has
 * read the time zone (shell/useAbroad.ts, shell/JapanTimeContainer.tsx).
 */
const style = `.device-time{display:block!important}
.device-time:empty::before,[data-reserves-note] main::before{content:'${placeholder}';visibility:hidden}
[data-reserves-note] main::before{display:block;padding:8px 16px;font-size:.75rem;line-height:1.25rem}`

/**
 * Reserves space for the texts with device times before the first paint, if the device's clock differs from Japan's.
 * The server does not know the time zone, so its HTML is the same for all devices (Q407).
 */
export function reserveDeviceTimes(): void {
  if (new Date().getTimezoneOffset() === -540) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  document.documentElement.toggleAttribute('data-reserves-note', !untimedPagePattern.test(location.pathname))
}
