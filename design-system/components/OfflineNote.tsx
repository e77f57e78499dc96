export interface OfflineNoteProps {
  /** What works again once the device is online, as a Japanese verb: 送れます (the default), 受け取れます. */
  outcome?: string | undefined
  /** Classes for the margins around the message. */
  className?: string | undefined
}

/**
 * A note beside a button that sends, saves, pays or claims: this is not possible offline. CSS shows it while an
 * ancestor, usually `<html>`, has `data-offline`, so that no screen has to track the network. The button itself stays
 * enabled, because the browser's offline detection can be wrong (Q282).
 */
export function OfflineNote({ outcome = '送れます', className = '' }: OfflineNoteProps) {
  return <p className={`hidden text-14 in-data-offline:block ${className}`}>オフラインです。つながると、{outcome}。</p>
}
