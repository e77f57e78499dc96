/**
 * A text as long as those of `DeviceTime`, invisible: it takes the place of the device's time until the app has read
 * the zone (shell/useDeviceZone.ts).
 */
const style = `.device-time{display:block!important}
.device-time:empty::before{content:'お使いの端末では 2026/12/31(木) 23:59';visibility:hidden}`

/**
 * On a device whose clock differs from Japan's, reserves the place of what the app adds there, before the first paint:
 * the server does not know the zone, so HTML is the same for all devices (Q407).
 */
export function reserveDeviceTimes(): void {
  if (new Date().getTimezoneOffset() === -540) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
