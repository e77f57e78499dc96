/** Paper, for the moment before the first page's file is here: no picture that would jump when it comes. */
export function WaitingPage() {
  return <div className="min-h-dvh bg-paper" />
}
