import { Component, type ReactNode } from 'react'

/**
 * Around what is fetched late. When its file cannot be had, the page below stays usable, and a plain line says so: nothing that
 * would have to be fetched itself.
 */
export class LateBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert" className="fixed inset-x-0 bottom-0 z-20 border-t-2 border-danger bg-raised px-4 py-4 text-16">
        画面の一部を読みこめませんでした。
        <button type="button" className="ml-4 min-h-11 font-bold underline" onClick={() => location.reload()}>
          ページを読みこみ直す
        </button>
      </p>
    )
  }
}
