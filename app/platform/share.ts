/** Whether the device has a share sheet; without one there is no button. */
export const canShare = () => 'share' in navigator

/** Opens the device's share sheet for this page. Closing it is no error. */
export function share(title: string): void {
  navigator.share({ title, url: location.origin + location.pathname }).catch(() => {})
}
