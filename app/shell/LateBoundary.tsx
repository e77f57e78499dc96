import { Component, type ReactNode } from 'react'
import { ReloadLine } from './ReloadLine.tsx'

/** Around what is fetched late. When its file cannot be had, the page below stays usable, and a plain line says so. */
export class LateBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ReloadLine text="画面の一部を読みこめませんでした。" /> : this.props.children
  }
}
