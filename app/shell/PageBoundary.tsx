import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { RouteError } from './RouteError.tsx'

interface PageBoundaryProps {
  location: Location
  children: ReactNode
}
interface PageBoundaryState {
  location: Location
  failure?: { error: unknown }
}

/** Renders the error page instead of a page that throws, until the URL changes. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: PageBoundaryState) {
    return location === state.location ? null : { location, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
