export interface OfflineNoteProps {
  /** What can be done once there is a network. Default 送れます. */
  outcome?: string
  /** Room around it. */
  className?: string
}

/**
 * Says at a button that sends, saves, pays or takes that it cannot do so now. It is there while an element around it,
 * mostly `<html>`, has `data-offline`: one place knows, and no screen has to be told. The button stays as it is, since
 * a browser can be wrong about its network (Q282).
 */
export function OfflineNote({ outcome = '送れます', className = '' }: OfflineNoteProps) {
  return <p className={`hidden text-14 in-data-offline:block ${className}`}>オフラインです。つながると、{outcome}。</p>
}
