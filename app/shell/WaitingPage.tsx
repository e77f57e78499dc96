/**
 * A blank background until the first page's file is loaded. It has no skeleton, which would shift when the page
 * appears.
 */
export function WaitingPage() {
  return <div className="min-h-dvh bg-paper" />
}
