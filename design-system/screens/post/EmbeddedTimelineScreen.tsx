import type { ReactNode } from 'react'

/** A timeline inside a host app, which renders its own header around it (W079). */
export function EmbeddedTimelineScreen({ posts }: { posts: ReactNode }) {
  return (
    <div className="page max-w-180 pt-4 pb-16">
      <h1 className="heading border-b border-ink pb-4 text-24">タイムライン</h1>
      {posts}
    </div>
  )
}
