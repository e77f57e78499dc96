/**
 * A blank background until the first page's file is loaded, without a skeleton that would shift when the page appears.
 */
export function WaitingPage() {
  return <div className="min-h-dvh bg-paper" />
}
